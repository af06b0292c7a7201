// Kafedra's gateway with its production settings and the benchmark's schema.
import { parse } from 'graphql';
import { list } from '../../gateway/src/kit/plan/reads.ts';
import { columns, reference } from '../../gateway/src/kit/plan/needs.ts';
import { path } from '../../gateway/src/kit/rest/path.ts';
import { composeDomains, type Domain } from '../../gateway/src/kit/schema/schema.ts';
import { createServer } from '../../gateway/src/server.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { greeting, type Post, typeDefs, type User } from './data.ts';
import { reportUrl, upstream } from './serve.ts';

const asTheyCome = <Row>(row: Row) => row;
const posts = { path: path`/posts`, complete: asTheyCome<Post> };
const users = { path: path`/users`, complete: asTheyCome<User> };

const resolvers = {
  Query: { posts: list({ at: () => posts }), greet: () => greeting },
};

const domain: Domain = {
  // The type belongs to Kafedra's own schema.
  resolvers: resolvers as Domain['resolvers'],
  shapes: {
    Post: { userId: columns('userId'), user: reference('userId', () => users) },
  },
};

const app = await createServer(
  readSettings({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    REST_API_URL: upstream,
    GRAPHIQL: 'off',
    WEB_ROOT: 'nowhere',
  }),
  composeDomains([domain], parse(typeDefs, { noLocation: true })),
);
reportUrl((await app.listen({ host: '127.0.0.1', port: 0 })).replace(/\/$/, ''));
