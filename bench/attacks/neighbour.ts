// The neighbour: a school that sends requests at a steady rate, regardless of responses. Latency counts from the time
// at which a request was due, so that a hanging server is not hidden (coordinated omission).
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { courseListOf } from '../gateway/product.ts';
import { quantile } from '../growth/report.ts';
import type { Member, World } from './installation.ts';

export const kinds = ['list', 'ready', 'file'] as const;

/**
 * Requests: the course list as the web app sends it, `/ready` as a monitor does, and a small file.
 */
export type Kind = (typeof kinds)[number];

interface Sample {
  /** When the request was due, by `performance.now()`. */
  due: number;
  /** Milliseconds until the complete response or the timeout. */
  took: number;
  isGood: boolean;
}

export interface Figures {
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  sent: number;
  failed: number;
}

export interface Neighbour {
  /** Figures of all requests due in this interval; resolves when the last of them has ended. */
  figures: (kind: Kind, from: number, until: number) => Promise<Figures>;
  /**
   * Milliseconds from `moment` until a second without slow or failed requests begins; null if there is none within
   * `within`.
   */
  wellAfter: (moment: number, limit: number, within: number) => Promise<number | null>;
  stop: () => Promise<void>;
}

/** Requests per second. */
export const rates: Record<Kind, number> = { list: 20, ready: 2, file: 2 };

/** Timeouts in milliseconds; shorter for a monitor's request and for an image. */
const patience: Record<Kind, number> = { list: 10_000, ready: 3000, file: 3000 };

/** Milliseconds without slow or failed requests. */
const calm = 1000;

const address = '127.0.0.10';

export function startNeighbour(gateway: string, neighbour: World['neighbour']): Neighbour {
  const pool = poolFrom(address, gateway);
  const asks: Record<Kind, () => Promise<boolean>> = {
    list: () => courseListIsReachable(pool, neighbour),
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
    void atRate(rates[kind], stopped.signal, (due) => {
      const asking = ask(kind, due);
      pending.add(asking);
      void asking.finally(() => pending.delete(asking));
    });
  }
  const between = (kind: Kind, from: number, until: number) =>
    samples[kind].filter(({ due }) => due >= from && due < until);
  const isWell = (from: number, limit: number) =>
    kinds.every((kind) => {
      const recent = between(kind, from, from + calm);
      return (
        recent.length >= rates[kind] * 0.9 &&
        recent.every(({ isGood, took }) => isGood && (kind !== 'list' || took <= limit))
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

/** A connection pool from an address of the loopback network; unlimited by default. */
export const poolFrom = (localAddress: string, url: string, connections: number | null = null) =>
  new Pool(url, {
    connections,
    localAddress,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 60_000,
  });

/** Calls `act` this many times per second until the signal aborts; late calls are made up for. */
export async function atRate(
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

export async function courseListIsReachable(pool: Pool, { token, code }: Member): Promise<boolean> {
  return (await courseListAnswer(pool, { token, code })) === 'good';
}

/**
 * The response to a member's course list request, with an optional client address in x-forwarded-for.
 */
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

/** Failed requests count with their duration. */
export function figuresOf(samples: readonly Pick<Sample, 'took' | 'isGood'>[]): Figures {
  const times = samples.map(({ took }) => took);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: Math.max(...times),
    sent: samples.length,
    failed: samples.filter(({ isGood }) => !isGood).length,
  };
}
