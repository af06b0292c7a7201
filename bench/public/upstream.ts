// The REST server behind the servers of bench:public: what the api answers, headers included, asked for once and then the
// same bytes for the same address. GET /calls tells how many calls came since it was asked last.
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
    let asked = answers.get(url);
    if (!asked) answers.set(url, (asked = read(url)));
    const answer = await asked;
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
