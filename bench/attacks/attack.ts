// Building blocks of attacks: floods at a fixed rate, callers without pauses, and very slow connections.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { poolFrom, atRate } from './neighbour.ts';
import type { World } from './installation.ts';

export interface Attack {
  name: string;
  /** Rate or size of the attack. */
  what: string;
  /** Minimum duration in seconds. */
  least?: number;
  /** Uses so many addresses that there is no goal. */
  distributed?: true;
  /** Runs until the signal aborts. */
  run: (field: AttackContext) => Promise<unknown>;
}

export interface AttackContext {
  world: World;
  /** URLs of the programs. */
  gateway: string;
  api: string;
  signal: AbortSignal;
  /** Counts an outcome of the attacker's requests. */
  note: (outcome: string) => void;
}

/** The network address of attackers by default. */
export const attackerAddress = '127.0.0.66';

/** Milliseconds after which an attacker abandons a call. */
const patience = 20_000;

/** Limit of a flood's pending requests: more would only queue in the attacker's process. */
const mostUnderWay = 1000;

/**
 * Runs this number of callers, each of whom sends the next call when the previous one has ended.
 */
export const runCallers = (
  callers: number,
  { signal }: AttackContext,
  act: () => Promise<unknown>,
) =>
  Promise.all(
    Array.from({ length: callers }, async () => {
      while (!signal.aborted) await act();
    }),
  );

/** Makes this number of calls per second; `act` receives the number of the call. */
export function flood(
  perSecond: number,
  { signal, note }: AttackContext,
  act: (number: number) => Promise<unknown>,
): Promise<void> {
  let number = 0;
  let underWay = 0;
  return atRate(perSecond, signal, () => {
    if (underWay >= mostUnderWay) return note('not sent: 1,000 under way');
    underWay += 1;
    void act(number++).finally(() => (underWay -= 1));
  });
}

/** The attacker's connections, closed when the attack ends. */
export function attackerPool({ gateway, signal }: AttackContext, address = attackerAddress): Pool {
  const pool = poolFrom(address, gateway, mostUnderWay);
  signal.addEventListener('abort', () => void pool.destroy());
  return pool;
}

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request and counts its status with the code of the first error. */
export async function send(
  pool: Pool,
  { signal, note }: Pick<AttackContext, 'signal' | 'note'>,
  sent: Sent,
): Promise<void> {
  try {
    const { statusCode, body } = await pool.request({
      ...sent,
      headers: sent.headers ?? {},
      signal: AbortSignal.timeout(patience),
    });
    const [, code = ''] = firstError.exec(await body.text()) ?? [];
    note(`${statusCode} ${code}`.trim());
  } catch (error) {
    note(signal.aborted ? 'unanswered at the end' : reasonOf(error));
    // Without a pause, a refused connection would be retried at once.
    await sleep(10);
  }
}

const firstError = /"(?:errors|userErrors)":\[\{.*?"code":"(\w+)"/s;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${patience / 1000} s`;
  return 'code' in error ? String(error.code) : error.name;
}

/** A GraphQL request with the attacker's token. */
export const operation = (
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Sent => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query, variables }),
});

/**
 * Keeps this number of connections open that send the given beginning and then one byte per second, or nothing, and
 * read nothing. A closed connection is reopened after a second.
 */
export async function openSlowConnections(
  count: number,
  field: AttackContext,
  { beginning, more, reads = true }: { beginning: string; more: string | null; reads?: boolean },
): Promise<void> {
  const { hostname, port } = new URL(field.gateway);
  const open = new Set<Socket>();
  const begin = () => {
    if (field.signal.aborted) return;
    const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress });
    open.add(socket);
    let isAnswered = false;
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(beginning));
    socket.once('close', () => {
      open.delete(socket);
      if (field.signal.aborted) return;
      if (!isAnswered) field.note('closed');
      setTimeout(begin, 1000);
    });
    if (!reads) return;
    socket.once('data', (bytes) => {
      isAnswered = true;
      field.note(bytes.toString('latin1', 9, 12));
      socket.resume();
    });
  };
  for (let number = 0; number < count; number += 1) begin();
  while (!field.signal.aborted) {
    await sleep(1000);
    if (more !== null) for (const socket of open) if (socket.writable) socket.write(more);
  }
  for (const socket of open) if (!socket.connecting) field.note('still open at the end');
  for (const socket of open) socket.destroy();
}
