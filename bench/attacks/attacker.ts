// Runs an attack in a separate process, so that its work does not delay the measurement. The process receives an order,
// and on stop returns its outcomes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { fileAttacks } from '../files/attacks.ts';
import { attacks } from './attacks.ts';
import type { Product } from './product.ts';
import type { World } from './installation.ts';

/** Counts by outcome. */
export type Outcomes = Record<string, number>;

interface Order {
  name: string;
  world: World;
  gateway: string;
  api: string;
}

/** Starts an attack that runs until it is stopped. */
export async function startAttack(name: string, { api, gateway }: Product, world: World) {
  const child = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'production' } });
  // Real attackers have their own machines, so here they only get the remaining processor time.
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
