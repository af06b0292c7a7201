// A gateway with a custom schema and no REST server, for tests that do not depend on the real schema.
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { neverUnderPressure, noTimeouts } from './no-timeouts.ts';

export interface SmallServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

type Resolvers = Parameters<typeof makeExecutableSchema>[0]['resolvers'];

export async function startSmallServer(
  typeDefs: string,
  resolvers: NonNullable<Resolvers>,
  environment: Record<string, string> = {},
): Promise<SmallServer> {
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    WEB_ROOT: '/nowhere',
    ...noTimeouts,
    ...environment,
  });
  const app = await createServer(settings, { schema, shapes: new Map(), nodes: new Map() });
  neverUnderPressure(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, port: Number(new URL(url).port), close: () => app.close() };
}
