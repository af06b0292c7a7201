// Runs one attack against a fresh copy of the installation, and measures the neighbour before, during and after it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { startAttack, type Outcomes } from './attacker.ts';
import {
  courseListIsReachable,
  kinds,
  poolFrom,
  startNeighbour,
  type Figures,
  type Kind,
} from './neighbour.ts';
import { proxy, startProduct, type Product } from './product.ts';
import type { Engine, World } from './installation.ts';

export interface Measured {
  name: string;
  what: string;
  distributed: boolean;
  seconds: number;
  quiet: Figures;
  during: Record<Kind, Figures>;
  /**
   * Milliseconds from the end of the attack until recovery; null if it took longer than `recovery`.
   */
  wellAfter: number | null;
  outcomes: Outcomes;
}

/** The neighbour's p99 may be at most this many times the p99 without an attack. */
export const limit = 2;

/** Longest wait for recovery in milliseconds. */
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

/** Lets the engines compile frequent code. */
export async function warmUp({ gateway }: Product, { neighbour }: World): Promise<void> {
  const callers = 4;
  const times = 200;
  const pool = poolFrom(proxy, gateway.url, callers);
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let time = 0; time < times; time += 1) await courseListIsReachable(pool, neighbour);
    }),
  );
  await pool.close();
}
