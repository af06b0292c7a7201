// The upper limit: a node:http handler that makes the REST calls of the three queries by hand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { greeting, type Post, benchQueries, type User } from './data.ts';
import { type List, type Read, readers } from './rest.ts';
import { serve } from './serve.ts';

const read: Read = process.env['CALLS_BY'] === 'dispatch' ? readers.dispatch : readers.request;

const [withUsers, titles, greet] = benchQueries.map(({ query }) => query);

await serve(
  createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => void answer(pieces, request, response));
  }),
);

async function answer(
  pieces: Buffer[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  const { query } = JSON.parse(body.toString()) as { query: string };
  if (request.url !== '/graphql') return send(response, 404, {});
  switch (query) {
    case greet:
      return send(response, 200, { data: { greet: greeting } });
    case titles: {
      const { data: posts } = (await read('/api/posts')) as List<Post>;
      return send(response, 200, { data: { posts: posts.map(({ title }) => ({ title })) } });
    }
    case withUsers:
      return send(response, 200, { data: { posts: await postsWithUsers() } });
    default:
      return send(response, 400, {});
  }
}

async function postsWithUsers() {
  const { data: posts } = (await read('/api/posts')) as List<Post>;
  const ids = new Set(posts.map(({ userId }) => userId));
  const { data: users } = (await read(`/api/users?ids=${[...ids].join(',')}`)) as List<User>;
  const byId = new Map(users.map(({ id, name, email }) => [id, { id, name, email }]));
  return posts.map(({ id, userId, title }) => ({
    id,
    userId,
    title,
    user: byId.get(userId) ?? null,
  }));
}

function send(response: ServerResponse, status: number, answer: object): void {
  const text = JSON.stringify(answer);
  response.writeHead(status, [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
  ]);
  response.end(text);
}
