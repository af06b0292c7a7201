// The REST server behind the servers of bench:public: returns the api's responses, including headers, from memory after
// the first request for a URL. GET /calls returns the number of calls since the previous one.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { serve, upstream } from '../gateway/serve.ts';

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const answers = new Map<string, Promise<Answer>>();
let calls = 0;

await serve(
  createServer(async ({ url = '', headers }, response) => {
    if (url === '/calls') {
      response.end(String(calls));
      calls = 0;
      return;
    }
    calls += 1;
    let pending = answers.get(url);
    if (!pending) answers.set(url, (pending = read(url)));
    const answer = await pending;
    if (isKnown(headers, answer)) response.writeHead(304, answer.headers).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  }),
);

const passedOn = ['cache-control', 'content-type', 'etag'];

async function read(url: string): Promise<Answer> {
  const answer = await fetch(upstream + url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const headers = passedOn.map((name) => [name, answer.headers.get(name) ?? ''] as const);
  return { headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
}

const isKnown = (sent: IncomingHttpHeaders, { headers }: Answer): boolean =>
  sent['if-none-match'] === headers['etag'];
