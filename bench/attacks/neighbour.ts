// The neighbour: a school that goes on with its work, at a steady rate, whether answers come or not. What is waited for
// counts from the moment at which it was due, so that a server that hangs hides nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { courseListOf } from '../gateway/product.ts';
import { quantile } from '../growth-report.ts';
import type { Member, World } from './world.ts';

export const kinds = ['list', 'ready', 'file'] as const;

/** What is asked for: the course list as the web app does, `/ready` as a watchman does, a small file. */
export type Kind = (typeof kinds)[number];

interface Sample {
  /** When it was due, by `performance.now()`. */
  due: number;
  /** Milliseconds until the whole answer was there, or was given up. */
  took: number;
  isGood: boolean;
}

export interface Figures {
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  asked: number;
  failed: number;
}

export interface Neighbour {
  /** Of all that was due in this time; settles when the last of it has ended. */
  figures: (kind: Kind, from: number, until: number) => Promise<Figures>;
  /** Milliseconds from then on until all is well for a second; null when it never is in the time that is given. */
  wellAfter: (moment: number, limit: number, within: number) => Promise<number | null>;
  stop: () => Promise<void>;
}

/** A second. */
export const rates: Record<Kind, number> = { list: 20, ready: 2, file: 2 };

/** Milliseconds after which the neighbour gives up: of a watchman's question, and of a picture, sooner. */
const patience: Record<Kind, number> = { list: 10_000, ready: 3000, file: 3000 };

/** Milliseconds for which all must be well. */
const calm = 1000;

const address = '127.0.0.10';

export function startNeighbour(gateway: string, neighbour: World['neighbour']): Neighbour {
  const pool = poolFrom(address, gateway);
  const asks: Record<Kind, () => Promise<boolean>> = {
    list: () => courseListIsThere(pool, neighbour),
    ready: () => isThere(pool, '/ready', patience.ready),
    file: () => isThere(pool, neighbour.file, patience.file),
  };
  const samples: Record<Kind, Sample[]> = { list: [], ready: [], file: [] };
  const pending = new Set<Promise<void>>();
  const ask = async (kind: Kind, due: number) => {
    const isGood = await asks[kind]();
    samples[kind].push({ due, took: performance.now() - due, isGood });
  };
  const stopped = new AbortController();
  for (const kind of kinds) {
    void steadily(rates[kind], stopped.signal, (due) => {
      const asking = ask(kind, due);
      pending.add(asking);
      void asking.finally(() => pending.delete(asking));
    });
  }
  const between = (kind: Kind, from: number, until: number) =>
    samples[kind].filter(({ due }) => due >= from && due < until);
  const isWell = (from: number, limit: number) =>
    kinds.every((kind) => {
      const asked = between(kind, from, from + calm);
      return (
        asked.length >= rates[kind] * 0.9 &&
        asked.every(({ isGood, took }) => isGood && (kind !== 'list' || took <= limit))
      );
    });

  return {
    figures: async (kind, from, until) => {
      await Promise.all(pending);
      return figuresOf(between(kind, from, until));
    },
    wellAfter: async (moment, limit, within) => {
      const step = 100;
      for (let from = moment; from < moment + within;) {
        if (isWell(from, limit)) return from - moment;
        if (performance.now() > from + calm + patience.list) from += step;
        else if (between('list', from, from + step).some(({ took }) => took > limit)) from += step;
        else await sleep(step);
      }
      return null;
    },
    stop: async () => {
      stopped.abort();
      await pool.destroy();
    },
  };
}

/** Connections from an address of the loopback network: as many as are needed at once. */
export const poolFrom = (localAddress: string, url: string, connections: number | null = null) =>
  new Pool(url, {
    connections,
    localAddress,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 60_000,
  });

/** Does it so often a second, until it is told to end; what could not be done in time is made up for. */
export async function steadily(
  perSecond: number,
  signal: AbortSignal,
  act: (due: number) => void,
): Promise<void> {
  const pause = 1000 / perSecond;
  for (let due = performance.now() + pause; !signal.aborted;) {
    for (; due <= performance.now(); due += pause) act(due);
    await sleep(Math.max(1, due - performance.now()));
  }
}

export async function courseListIsThere(pool: Pool, { token, code }: Member): Promise<boolean> {
  return (await courseListAnswer(pool, { token, code })) === 'good';
}

/** What a member of a school gets who looks at its courses, from an address that a proxy tells of where one is given. */
export async function courseListAnswer(
  pool: Pool,
  { token, code }: Member,
  forwardedFor?: string,
): Promise<'good' | 'refused' | 'failed'> {
  try {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
      body: courseListOf(code),
      signal: AbortSignal.timeout(patience.list),
    });
    const text = await body.text();
    if (statusCode === 200 && !text.includes('"errors":[')) return 'good';
    return text.includes('"OVERLOADED"') ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}

async function isThere(pool: Pool, path: string, within: number): Promise<boolean> {
  try {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path,
      signal: AbortSignal.timeout(within),
    });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** What failed counts with the time that it took to fail. */
export function figuresOf(samples: readonly Pick<Sample, 'took' | 'isGood'>[]): Figures {
  const times = samples.map(({ took }) => took);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: Math.max(...times),
    asked: samples.length,
    failed: samples.filter(({ isGood }) => !isGood).length,
  };
}
