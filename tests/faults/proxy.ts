// A misbehaving proxy in front of the api: at random, a request meets one of the faults listed in docs/operating.md or
// passes through. It records all requests.
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** Requests since the last `forget`. */
  readonly requests: ReceivedRequest[];
  readonly clear: () => void;
  /** From now on this share of the requests (0 to 1) meets one of these faults. */
  readonly startFaults: (share: number, faults?: readonly Fault[], only?: RegExp) => void;
  readonly stopFaults: () => void;
  /**
   * The next `times` matching calls (`GET /api/companies`) are refused with a Retry-After of `seconds`.
   */
  readonly refuse: (call: RegExp, times: number, seconds: number) => void;
  /** The most concurrent requests since the last `forget`, among those that faults apply to. */
  readonly maxConcurrent: () => number;
  /** Closes the connections of all requests that got no response. */
  readonly dropUnanswered: () => void;
  /** The number of occurrences of each fault. */
  readonly faultCounts: Map<Fault, number>;
  readonly close: () => void;
}

export interface ReceivedRequest {
  /** The x-request-id, shared by all calls of a GraphQL request. */
  readonly id: string;
  /** `GET /api/companies/7/courses?page=1` */
  readonly call: string;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export type Fault = keyof typeof behaviours;

const jsonType = { 'content-type': 'application/json' };

const status =
  (code: number, body: unknown = {}, headers = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(code, { ...jsonType, ...headers }).end(JSON.stringify(body));

const text =
  (body: string, type = 'application/json'): Behaviour =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** The same response as the api's before it does any work. */
const refusal = (seconds: number): Behaviour =>
  status(
    429,
    {
      errors: [
        { message: 'Сервер занят. Повторите через несколько секунд', code: 'too_much_work' },
      ],
    },
    { 'retry-after': String(seconds) },
  );

const behaviours = {
  '401': status(401),
  '403': status(403, { errors: ['Недостаточно прав'] }),
  '404': status(404),
  '409': status(409, { errors: 'Уже изменено' }),
  '413': status(413),
  '422 with objects': status(422, { errors: [{ message: 'Занято', field: 'name' }] }),
  '422 with strings': status(422, { errors: ['Занято'] }),
  '422 with a map': status(422, { errors: { name: ['Занято', 'Коротко'] } }),
  '429 in seconds': status(429, {}, { 'retry-after': '3' }),
  '429 by date': status(429, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }),
  '500': status(500, { errors: ['relation "users" does not exist'] }),
  '502': status(502),
  '503': status(503),
  '504': status(504),
  'an empty body': text(''),
  'another content type': text('<h1>Welcome</h1>', 'text/html'),
  'malformed JSON': text('{data: [}'),
  'JSON that is cut off': text('{"data":{"id":1,"name":"Демо'),
  '200 with errors': text('{"data":null,"errors":["Нельзя"]}'),
  'a body over the limit': flood,
  'a reset': (request) => void request.socket.destroy(),
  'a reset inside the body': (request, response) => {
    response.writeHead(200, { ...jsonType, 'content-length': 1000 });
    response.write('{"data":', () => request.socket.destroy());
  },
  silence: () => undefined,
  'a drip': (_, response) => {
    response.writeHead(200, jsonType);
    const drip = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drip));
  },
} satisfies Record<string, Behaviour>;

export const allFaults = Object.keys(behaviours) as Fault[];

const megabyte = Buffer.alloc(1024 * 1024, ' ');

/** Sends more than the 16 MB that the gateway reads, as fast as they are read. */
function flood(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, jsonType);
  let sent = 0;
  const pour = () => {
    while (sent < 20 && !response.destroyed) {
      sent += 1;
      if (!response.write(megabyte)) return void response.once('drain', pour);
    }
    response.end();
  };
  pour();
}

export async function startProxy(target: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const random = randomFrom(20_261_121);
  const arrivals: ReceivedRequest[] = [];
  let share = 0;
  const met = new Map<Fault, number>();
  const silent = new Set<IncomingMessage>();
  let faults: readonly Fault[] = [];
  let bag: Fault[] = [];
  let only = /^/;
  let open = 0;
  let mostOpen = 0;
  let refused = { call: /^$/, times: 0, seconds: 0 };

  /** Draws each fault once in random order before any is repeated. */
  const draw = (): Fault => {
    if (bag.length === 0) bag = [...faults];
    const [drawn] = bag.splice(Math.floor(random() * bag.length), 1);
    return drawn as Fault;
  };
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    arrivals.push({ id: String(headers['x-request-id']), call: `${method} ${url}` });
    if (refused.times > 0 && refused.call.test(`${method} ${url}`)) {
      refused.times -= 1;
      request.resume();
      return refusal(refused.seconds)(request, response);
    }
    const chosen = only.test(url);
    if (chosen) {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      response.once('close', () => (open -= 1));
    }
    if (chosen && random() < share) {
      request.resume();
      const fault = draw();
      met.set(fault, (met.get(fault) ?? 0) + 1);
      if (fault === 'silence') {
        silent.add(request);
        response.once('close', () => silent.delete(request));
      }
      return behaviours[fault](request, response);
    }
    pass(target, agent, request, response);
  });
  server.keepAliveTimeout = 60_000; // Closing an idle connection would be another fault.
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: arrivals,
    clear: () => {
      arrivals.length = 0;
      mostOpen = open;
    },
    startFaults: (nextShare, nextFaults = allFaults, nextOnly = /^/) => {
      [share, faults, only] = [nextShare, nextFaults, nextOnly];
      [open, bag] = [0, []];
    },
    stopFaults: () => void (share = 0),
    refuse: (call, times, seconds) => void (refused = { call, times, seconds }),
    maxConcurrent: () => mostOpen,
    dropUnanswered: () => silent.forEach(({ socket }) => socket.destroy()),
    faultCounts: met,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(
  target: string,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, headers, url = '' } = request;
  const onward = send(new URL(url, target), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

/** Mulberry32: the same sequence in each run, so that a failure is reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
