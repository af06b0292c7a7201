// Measures the capacity of the product, its behaviour at twice the capacity, and its recovery.
import { setTimeout as sleep } from 'node:timers/promises';
import { warmUp, limit, recovery } from './measure.ts';
import {
  courseListAnswer,
  figuresOf,
  poolFrom,
  startNeighbour,
  atRate,
  type Figures,
} from './neighbour.ts';
import { proxy, startProduct } from './product.ts';
import type { Engine, Member } from './installation.ts';

export interface Overload {
  seconds: number;
  /** Course lists per second with callers that wait for each response. */
  capacity: number;
  /** Requests per second. */
  sent: number;
  quiet: Figures;
  /** Figures of successful responses. */
  answered: Figures;
  /** Fractions of all requests. */
  refused: number;
  failed: number;
  /** The fraction of successful responses of a school: the lowest and the highest. */
  worst: number;
  best: number;
  /** Milliseconds; null without recovery. */
  wellAfter: number | null;
}

export const goals = { p99: 2000, wellAfter: 2000 };

const callers = 32;
const factor = 2;

export async function measureOverload(engine: Engine, seconds: number): Promise<Overload> {
  const { crowd, neighbour } = engine.world;
  const product = await startProduct(await engine.copy());
  const pool = poolFrom(proxy, product.gateway.url);
  const ask = (number: number) => {
    const place = number % crowd.length;
    return courseListAnswer(pool, crowd[place] as Member, `198.51.100.${1 + place}`);
  };
  try {
    await warmUp(product, engine.world);
    const watching = startNeighbour(product.gateway.url, neighbour);
    const began = performance.now();
    await sleep(seconds * 1000);
    const quiet = await watching.figures('list', began, performance.now());

    const capacity = await capacityOf(ask, seconds);
    await sleep(1000);
    const sent = Math.round(capacity * factor);
    const answers = await sendSteadily(ask, sent, seconds);
    const ended = performance.now();
    const wellAfter = await watching.wellAfter(ended, limit * quiet.p99, recovery);
    await watching.stop();

    const all = await Promise.all(answers);
    const part = (outcome: Answer['outcome']) =>
      all.filter((answer) => answer.outcome === outcome).length / all.length;
    const good = all.filter(({ outcome }) => outcome === 'good');
    const shares = sharesOf(all, crowd);
    return {
      seconds,
      capacity,
      sent,
      quiet,
      answered: figuresOf(good.map(({ took }) => ({ took, isGood: true }))),
      refused: part('refused'),
      failed: part('failed'),
      worst: Math.min(...shares),
      best: Math.max(...shares),
      wellAfter,
    };
  } finally {
    await pool.destroy();
    await product.end();
  }
}

type Ask = (number: number) => ReturnType<typeof courseListAnswer>;

interface Answer {
  number: number;
  took: number;
  outcome: Awaited<ReturnType<Ask>>;
}

async function capacityOf(ask: Ask, seconds: number): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let answered = 0;
  let number = 0;
  const caller = async () => {
    while (performance.now() < ends) if ((await ask(number++)) === 'good') answered += 1;
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answered / seconds;
}

/** Resolves when everything is sent, before all responses have arrived. */
async function sendSteadily(
  ask: Ask,
  perSecond: number,
  seconds: number,
): Promise<Promise<Answer>[]> {
  const answers: Promise<Answer>[] = [];
  const stopped = new AbortController();
  const sending = atRate(perSecond, stopped.signal, (due) => {
    const number = answers.length;
    const pending = ask(number);
    answers.push(pending.then((outcome) => ({ number, outcome, took: performance.now() - due })));
  });
  await sleep(seconds * 1000);
  stopped.abort();
  await sending;
  return answers;
}

/** The fraction of successful responses by school. */
function sharesOf(answers: readonly Answer[], crowd: readonly Member[]): number[] {
  const bySchool = Map.groupBy(answers, ({ number }) => crowd[number % crowd.length]?.code);
  return [...bySchool.values()].map(
    (theirs) => theirs.filter(({ outcome }) => outcome === 'good').length / theirs.length,
  );
}
