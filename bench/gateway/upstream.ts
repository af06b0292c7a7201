// The REST server behind all servers: prepared bytes for each URL. Lists have an envelope and accept `ids=`; other
// parameters are ignored. GET /calls returns the number of calls since the previous one.
import { createServer } from 'node:http';
import { posts, users } from './data.ts';
import { serve } from './serve.ts';

const answers = new Map<string, Buffer>();
let calls = 0;

await serve(
  createServer((request, response) => {
    const url = request.url ?? '';
    if (url === '/calls') {
      response.end(String(calls));
      calls = 0;
      return;
    }
    calls += 1;
    let answer = answers.get(url);
    if (!answer) answers.set(url, (answer = answerTo(new URL(url, 'http://localhost'))));
    response.writeHead(answer.length > 0 ? 200 : 404, [
      'content-type',
      'application/json',
      'content-length',
      String(answer.length),
    ]);
    response.end(answer);
  }),
);

/** Empty for an unknown path. */
function answerTo({ pathname, searchParams }: URL): Buffer {
  if (pathname === '/api/posts') return list(posts);
  if (pathname !== '/api/users') return Buffer.alloc(0);
  // ids=1,2 or, by one of the servers, ids=1&ids=2.
  const ids = new Set(searchParams.getAll('ids').flatMap((some) => some.split(',').map(Number)));
  return list(ids.size > 0 ? users.filter(({ id }) => ids.has(id)) : users);
}

function list(data: readonly unknown[]): Buffer {
  const meta = {
    total: data.length,
    current_page: 1,
    per_page: 100,
    last_page: 1,
    supports: ['ids'],
  };
  return Buffer.from(JSON.stringify({ data, meta }));
}
