// The queries, their expected responses, and the records: 100 posts by 10 users.

export interface Post {
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  /** Never selected: the REST server always sends whole records. */
  readonly body: string;
}

export interface User {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
}

/** The schema of every server. */
export const typeDefs = `
  type Query { posts: [Post!]! greet: String! }
  type Post { id: Int! userId: Int! title: String! user: User }
  type User { id: Int! name: String! email: String! }
`;

export const greeting = 'Hello World!';

const vocabulary =
  'sunt aut facere repellat provident occaecati excepturi optio reprehenderit quia et'.split(' ');

const words = (count: number, seed: number) =>
  Array.from(
    { length: count },
    (_, place) => vocabulary[(seed * 7 + place * 3) % vocabulary.length],
  ).join(' ');

export const users: readonly User[] = Array.from({ length: 10 }, (_, index) => {
  const id = index + 1;
  return {
    id,
    name: `User ${id}`,
    username: `user.${id}`,
    email: `user.${id}@school.example`,
    phone: `+7 900 000-00-${String(id).padStart(2, '0')}`,
    website: `user-${id}.school.example`,
  };
});

export const posts: readonly Post[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  userId: Math.floor(index / 10) + 1,
  title: words(6, index),
  body: words(24, index + 1),
}));

export interface BenchQuery {
  readonly name: string;
  readonly query: string;
  readonly data: unknown;
  /** REST calls per response. */
  readonly calls: number;
  /** The fraction of the bare handler's throughput that the gateway must reach. */
  readonly target: number;
}

export const benchQueries: readonly BenchQuery[] = [
  {
    name: 'posts with users',
    query: '{ posts { id userId title user { id name email } } }',
    data: {
      posts: posts.map(({ id, userId, title }) => ({ id, userId, title, user: authorOf(userId) })),
    },
    calls: 2,
    target: 0.85,
  },
  {
    name: 'titles',
    query: '{ posts { title } }',
    data: { posts: posts.map(({ title }) => ({ title })) },
    calls: 1,
    target: 0.9,
  },
  { name: 'greet', query: '{ greet }', data: { greet: greeting }, calls: 0, target: 0.75 },
];

function authorOf(userId: number) {
  const { id, name, email } = users[userId - 1] as User;
  return { id, name, email };
}
