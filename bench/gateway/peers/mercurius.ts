// Mercurius on Fastify: operations are compiled at the second request, users are batched by its own loaders.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { greeting, type Post, typeDefs } from '../data.ts';
import { reportUrl } from '../serve.ts';
import { readPosts, readUsers } from './rest.ts';

const app = fastify({ keepAliveTimeout: 600_000 });
await app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: { Query: { posts: readPosts, greet: () => greeting } },
  loaders: {
    Post: {
      user: (queries: readonly { readonly obj: Post }[]) => {
        const ids = [...new Set(queries.map(({ obj }) => obj.userId))];
        return readUsers(ids).then((users) => {
          const byId = new Map(ids.map((id, index) => [id, users[index]]));
          return queries.map(({ obj }) => byId.get(obj.userId));
        });
      },
    },
  },
});
reportUrl(await app.listen({ host: '127.0.0.1', port: 0 }));
