// One attack against a fresh copy of the world: the neighbour's times before, meanwhile and after.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { startAttack, type Outcomes } from './attacker.ts';
import {
  courseListIsThere,
  kinds,
  poolFrom,
  startNeighbour,
  type Figures,
  type Kind,
} from './neighbour.ts';
import { proxy, startProduct, type Product } from './product.ts';
import type { Engine, World } from './world.ts';

export interface Measured {
  name: string;
  what: string;
  distributed: boolean;
  seconds: number;
  quiet: Figures;
  during: Record<Kind, Figures>;
  /** Milliseconds from the end of the attack until all was well again; null when it was not within `recovery`. */
  wellAfter: number | null;
  outcomes: Outcomes;
}

/** The neighbour's p99 is at most so many times as long as when all is quiet. */
export const limit = 2;

/** Milliseconds that are waited for all to be well again. */
export const recovery = 30_000;

export async function measure(engine: Engine, attack: Attack, seconds: number): Promise<Measured> {
  const { world } = engine;
  const product = await startProduct(await engine.copy());
  try {
    await warmUp(product, world);
    const neighbour = startNeighbour(product.gateway.url, world.neighbour);
    const began = performance.now();
    await sleep(seconds * 1000);
    const quiet = await neighbour.figures('list', began, performance.now());
    const attacking = await startAttack(attack.name, product, world);
    const attacked = performance.now();
    await sleep(seconds * 1000);
    const ended = performance.now();
    const outcomes = await attacking.stop();
    const wellAfter = await neighbour.wellAfter(performance.now(), limit * quiet.p99, recovery);
    const figures = kinds.map(
      async (kind) => [kind, await neighbour.figures(kind, attacked, ended)] as const,
    );
    const during = Object.fromEntries(await Promise.all(figures)) as Measured['during'];
    await neighbour.stop();
    const { name, what, distributed = false } = attack;
    return { name, what, distributed, seconds, quiet, during, wellAfter, outcomes };
  } finally {
    await product.end();
  }
}

/** Until the engines have compiled what they run often. */
export async function warmUp({ gateway }: Product, { neighbour }: World): Promise<void> {
  const callers = 4;
  const times = 200;
  const pool = poolFrom(proxy, gateway.url, callers);
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let time = 0; time < times; time += 1) await courseListIsThere(pool, neighbour);
    }),
  );
  await pool.close();
}
