// Simulates a process that is killed at any step: before each statement, and before and after each transaction and each
// call of the provider. Uncommitted work and pending responses are lost, and nothing runs until a restart.
import type { Database, Transaction } from '../src/kit/database/database.ts';
import type { PaymentProvider } from '../src/payments/providers/provider.ts';

export class Killed extends Error {}

export interface KillableProcess {
  database: Database;
  providerAt: (shop: { id: string; secretKey: string }) => PaymentProvider;
  /** Kills the process at this step from now, counted from 0; null: never. */
  killAt: (step: number | null) => void;
  /** Steps since `killAt`. */
  steps: () => number;
  isDead: () => boolean;
}

export function killableProcess(
  database: Database,
  providerAt: (shop: { id: string; secretKey: string }) => PaymentProvider,
): KillableProcess {
  let death: number | null = null;
  let taken = 0;
  const isDead = () => death !== null && taken > death;
  const step = () => {
    if (isDead()) throw new Killed('the process is dead');
    taken += 1;
    if (isDead()) throw new Killed(`killed at step ${death}`);
  };

  /** Counts raw SQL statements, which all payment code uses. */
  const counted = (transaction: Transaction): Transaction =>
    new Proxy(transaction, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name !== 'execute') return member.bind(target);
        return (...parameters: unknown[]): unknown => {
          step();
          return member.apply(target, parameters);
        };
      },
    });
  /** May kill the process before, within, or after the commit of the transaction. */
  const door = async <T>(
    open: (work: (transaction: Transaction) => Promise<T>) => Promise<T>,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> => {
    step();
    const done = await open((transaction) => work(counted(transaction)));
    step();
    return done;
  };
  const calls = <Provider extends PaymentProvider>(provider: Provider): Provider =>
    new Proxy(provider, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return async (...parameters: unknown[]) => {
          step();
          const answer: unknown = await member.apply(target, parameters);
          step();
          return answer;
        };
      },
    });
  return {
    database: {
      ...database,
      company: (scope, work) => door((inside) => database.company(scope, inside), work),
      system: (work, actor) => door((inside) => database.system(inside, actor), work),
    },
    providerAt: (shop) => calls(providerAt(shop)),
    killAt: (at) => {
      death = at;
      taken = 0;
    },
    steps: () => taken,
    isDead,
  };
}
