// Hive Gateway with JIT: posts by its REST transport, users by DataLoader. Its own batching (`@resolveTo` with
// `keysArg`) matches rows by position, which is wrong for a list of users by ids. hive.graphql comes from mesh-compose.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { useJIT } from '@graphql-mesh/plugin-jit';
import { greeting, type Post } from '../data.ts';
import { serve, upstream } from '../serve.ts';
import { type Context, createContext } from './rest.ts';

const supergraph = readFileSync(new URL('hive.graphql', import.meta.url), 'utf8');

const loaders = new WeakMap<object, Context>();

function usersOf(context: object): Context['users'] {
  const known = loaders.get(context) ?? createContext();
  loaders.set(context, known);
  return known.users;
}

const gateway = createGatewayRuntime({
  supergraph: supergraph.replaceAll('http://127.0.0.1:4100', upstream),
  additionalResolvers: {
    Query: { greet: () => greeting },
    Post: {
      user: {
        selectionSet: '{ userId }',
        resolve: ({ userId }: Post, _: object, context: object) => usersOf(context).load(userId),
      },
    },
  },
  plugins: () => [useJIT()],
  logging: false,
  graphiql: false,
  landingPage: false,
});
await serve(createServer((request, response) => void gateway(request, response)));
