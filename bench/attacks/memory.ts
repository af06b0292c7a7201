// Measures the memory that unknown clients use: each sends a sign-in with a unique login, address, token and
// Idempotency-Key, and then a query with the same token.
import { once } from 'node:events';
import { memoryOf } from '../gateway/machine.ts';
import { operation, send } from './attack.ts';
import { warmUp } from './measure.ts';
import { poolFrom } from './neighbour.ts';
import { proxy, startProduct, type Product, type Running } from './product.ts';
import type { Engine } from './installation.ts';
import type { Outcomes } from './attacker.ts';

export interface Memory {
  /** Before, in the middle, and at the end. */
  samples: Sample[];
  outcomes: Outcomes;
}

interface Sample {
  strangers: number;
  api: Size;
  gateway: Size;
}

/** MiB: a program's resident memory and its used heap after a garbage collection. */
export interface Size {
  resident: number;
  heap: number;
}

/** MiB of heap that a million clients may use in both programs. */
export const goal = 50;

const callers = 64;

/** Clients before the first sample, to exclude compiled code and pools. */
const first = 500;

/**
 * Stops after this many minutes, regardless of the number of clients: hashing passwords takes time.
 */
const mostMinutes = 5;

export async function measureMemory(engine: Engine, strangers: number): Promise<Memory> {
  const heap = new URL('../api/heap.ts', import.meta.url);
  const product = await startProduct(await engine.copy(), heap);
  const outcomes: Outcomes = {};
  try {
    await warmUp(product, engine.world);
    let come = 0;
    const admit = async (until: number) => {
      come += await letIn(product, outcomes, { from: come, until, minutes: mostMinutes / 2 });
    };
    await admit(first);
    const samples = [await sampleOf(product, 0)];
    for (const half of [0.5, 1]) {
      await admit(first + strangers * half);
      samples.push(await sampleOf(product, come - first));
    }
    return { samples, outcomes };
  } finally {
    await product.end();
  }
}

interface Order {
  from: number;
  until: number;
  minutes: number;
}

/** Resolves to the number of clients. */
async function letIn(
  { gateway }: Product,
  outcomes: Outcomes,
  { from, until, minutes }: Order,
): Promise<number> {
  const pool = poolFrom(proxy, gateway.url, callers);
  const note = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const field = { signal: AbortSignal.timeout(minutes * 60_000), note } as const;
  let next = from;
  const caller = async () => {
    while (next < until && !field.signal.aborted) {
      const number = next++;
      const headers = {
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        authorization: `Bearer stranger-${number}`,
        'idempotency-key': `stranger-${number}`,
      };
      const login = `stranger-${number}@attack.test`;
      await send(pool, field, operation(signIn, { input: { login, password: 'wrong' } }, headers));
      await send(pool, field, operation('{ viewer { id } }', {}, headers));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  await pool.destroy();
  return next - from;
}

const signIn =
  'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken userErrors { code } } }';

async function sampleOf({ api, gateway }: Product, strangers: number): Promise<Sample> {
  return { strangers, api: await sizeOf(api), gateway: await sizeOf(gateway) };
}

async function sizeOf({ program: { child } }: Running): Promise<Size> {
  const message = once(child, 'message') as Promise<[{ heap: number }]>;
  child.send('heap');
  const [{ heap }] = await message;
  return { heap, resident: memoryOf(child.pid ?? 0) };
}

/** MiB of heap that a million clients would use, extrapolated from the second half. */
export function bytesPerMillion({ samples: [before, middle, end] }: Memory): number {
  if (before === undefined || middle === undefined || end === undefined) return Number.NaN;
  const sum = ({ api, gateway }: Sample) => api.heap + gateway.heap;
  const slope = (sum(end) - sum(middle)) / (end.strangers - middle.strangers);
  return sum(end) - sum(before) + Math.max(0, slope) * (1e6 - end.strangers);
}
