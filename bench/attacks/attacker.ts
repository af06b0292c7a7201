// A process that attacks, so that its work does not delay the clock of those who measure. It is told what to do by an
// order; told to stop, it answers with what it got.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { fileAttacks } from '../files/attacks.ts';
import { attacks } from './attacks.ts';
import type { Product } from './product.ts';
import type { World } from './world.ts';

/** How often each outcome was met. */
export type Outcomes = Record<string, number>;

interface Order {
  name: string;
  world: World;
  gateway: string;
  api: string;
}

/** Attacks until it is stopped. */
export async function startAttack(name: string, { api, gateway }: Product, world: World) {
  const child = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'production' } });
  // Elsewhere than here attackers have machines of their own: they get what the product leaves.
  setPriority(child.pid ?? 0, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const order: Order = { name, world, gateway: gateway.url, api: api.url };
  child.send(order);
  await once(child, 'message');
  return {
    stop: async (): Promise<Outcomes> => {
      child.send('stop');
      const [outcomes] = (await once(child, 'message')) as [Outcomes];
      kill();
      process.off('exit', kill);
      return outcomes;
    },
  };
}

if (process.argv[1] === import.meta.filename) await attack();

async function attack(): Promise<void> {
  const [{ name, ...field }] = (await once(process, 'message')) as [Order];
  const outcomes: Outcomes = {};
  const stopped = new AbortController();
  process.once('message', () => stopped.abort());
  const note = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const running = [...attacks, ...fileAttacks]
    .find((each) => each.name === name)
    ?.run({ ...field, note, signal: stopped.signal });
  process.send?.('attacking');
  await running;
  process.send?.(outcomes);
}
