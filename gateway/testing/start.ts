// Starts a gateway in front of a fake REST server; `ask` sends one operation as a client would.
import { createServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { tokenOfAnna } from './fake-data.ts';
import { type FakeRest, type FakeRestOptions, startFakeRest } from './fake-rest.ts';
import { plainToken } from './plain/records.ts';
import { type PlainModes, type PlainRest, startPlainRest } from './plain/server.ts';
import type { RestRecorder } from './recorder.ts';
import { neverUnderPressure, noTimeouts } from './no-timeouts.ts';

export interface TestGateway<Rest extends RestRecorder = FakeRest> {
  readonly url: string;
  readonly rest: Rest;
  readonly ask: (query: string, options?: AskOptions) => Promise<GraphQLAnswer>;
  readonly close: () => Promise<void>;
}

export interface AskOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Anna's token by default; null for a visitor. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
}

export interface GraphQLAnswer {
  // Tests read arbitrary parts of the data.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly errors?: {
    readonly message: string;
    readonly path?: (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

export const startGateway = async (
  options: FakeRestOptions = {},
  environment: Record<string, string> = {},
): Promise<TestGateway> => startGatewayTo(await startFakeRest(options), tokenOfAnna, environment);

/** In front of a server that implements only the documentation. */
export const startPlainGateway = async (modes: PlainModes = {}): Promise<TestGateway<PlainRest>> =>
  startGatewayTo(await startPlainRest(modes), plainToken);

async function startGatewayTo<Rest extends RestRecorder>(
  rest: Rest,
  usual: string,
  environment: Record<string, string> = {},
): Promise<TestGateway<Rest>> {
  const app = await createServer(
    readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      REST_API_URL: rest.url,
      WEB_ROOT: '/nowhere',
      ...noTimeouts,
      ...environment,
    }),
  );
  neverUnderPressure(app);
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  return {
    url,
    rest,
    ask: async (query, { variables, token = usual, signal } = {}) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        ...(signal && { signal }),
      });
      return (await answer.json()) as GraphQLAnswer;
    },
    close: async () => {
      await app.close();
      await rest.close();
    },
  };
}
