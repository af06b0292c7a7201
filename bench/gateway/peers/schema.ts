// The benchmark's schema with DataLoader resolvers.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { greeting, type Post, typeDefs } from '../data.ts';
import { type Context, readPosts } from './rest.ts';

export const resolvers = {
  Query: { posts: readPosts, greet: () => greeting },
  Post: { user: ({ userId }: Post, _: object, { users }: Context) => users.load(userId) },
};

export const schema = makeExecutableSchema({ typeDefs, resolvers });
