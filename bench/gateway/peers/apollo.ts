// Apollo Server with its standalone server.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { typeDefs } from '../data.ts';
import { reportUrl } from '../serve.ts';
import { type Context, createContext } from './rest.ts';
import { resolvers } from './schema.ts';

const { url } = await startStandaloneServer(new ApolloServer<Context>({ typeDefs, resolvers }), {
  context: async () => createContext(),
  listen: { port: 0, host: '127.0.0.1', path: '/graphql' },
});
reportUrl(new URL(url).origin);
