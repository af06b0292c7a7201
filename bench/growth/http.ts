// HTTP on persistent connections, as between browser, gateway and REST API; and a proxy that records the gateway's
// calls.
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports.ts';

export interface HttpRequest {
  url: string;
  method?: 'GET' | 'POST';
  token?: string;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request and reads the response; throws unless it is successful. */
export async function ask(httpRequest: HttpRequest): Promise<string> {
  const { status, read } = await send(httpRequest);
  if (status !== 200) throw new Error(`${httpRequest.url} answered ${status}: ${read}`);
  return read;
}

const mayComeAgain = /TOO_MANY_REQUESTS|OVERLOADED/;

/** Milliseconds of a request. Waits after an overload refusal are not counted. */
export async function timeOf(httpRequest: HttpRequest): Promise<number> {
  for (;;) {
    const began = performance.now();
    const { status, read } = await send(httpRequest);
    const ended = performance.now();
    // GraphQL returns errors with status 200.
    const failed = status !== 200 || 'errors' in JSON.parse(read);
    if (!failed) return ended - began;
    if (status !== 429 && status !== 503 && !mayComeAgain.test(read)) {
      throw new Error(`${httpRequest.url} answered ${status}: ${read}`);
    }
    await setTimeout(1000);
  }
}

async function send({ url, method = 'GET', token, body }: HttpRequest) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(url, { agent, method, headers }, resolve).on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return { status: answer.statusCode, read: await text(answer) };
}

export interface Variables {
  [name: string]: unknown;
}

/** Runs an operation, with retries after overload refusals; throws on errors in the response. */
export async function runOperation(
  gateway: string,
  token: string,
  query: string,
  variables: Variables,
): Promise<Json> {
  const body = { query, variables };
  for (;;) {
    const read = await ask({ url: `${gateway}/graphql`, method: 'POST', token, body });
    const answer: Json = JSON.parse(read);
    if (answer.errors === undefined) return answer.data;
    if (!mayComeAgain.test(read)) throw new Error(read);
    await setTimeout(1000);
  }
}

/** Any JSON, read by path. */
export type Json = ReturnType<typeof JSON.parse>;

export interface RecordingProxy {
  url: string;
  /** The requests since the previous call, as path and query. */
  calls: () => string[];
  /** Sets the target of the proxy. */
  passTo: (target: string) => void;
  close: () => void;
}

/** A recording proxy between a gateway and a REST API. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  let target = '';
  let paths: string[] = [];
  const server = createServer((incoming, outgoing) => {
    paths.push(incoming.url ?? '');
    const onward = request(
      new URL(incoming.url ?? '', target),
      { agent, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => {
      const heard = paths;
      paths = [];
      return heard;
    },
    passTo: (url) => (target = url),
    close: () => server.close(() => {}) && server.closeAllConnections(),
  };
}
