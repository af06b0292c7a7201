// Transactions over a pool of connections. Statements that nobody waits between travel together: begin and the settings
// go with the first statement of the work, and what one tick sends shares a round trip.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Transaction } from './database.ts';
import { databaseErrorOf, naming } from './failures.ts';
import { statementsOf, type Statements } from './statements.ts';
import { createTurns, type TurnLimits } from '../fairness/connection-queue.ts';
import type { StatementWatch } from '../fairness/statement-watch.ts';

/** Whom statements run as, and for: row-level security reads it. */
export interface Identity {
  role: 'kafedra_app' | 'kafedra_system';
  companyId: number | '';
  personId: number | '';
}

/** Goes on as somebody else; whoever holds the transaction from before can do nothing more with it. */
export type Become = (identity: Identity) => Transaction;

const enter = `select set_config('role', $1, true), set_config('kafedra.company_id', $2, true), set_config('kafedra.person_id', $3, true), set_config('kafedra.public_origin', $4, true), set_config('kafedra.file_mark', $5, true)`;

/** Of the transaction alone: so it holds behind a pooler, too. */
const enterInHurry = `${enter}, set_config('statement_timeout', $6, true)`;

/**
 * Runs work in one transaction, which is taken back when the work fails. It begins by becoming somebody. Work that
 * `reads` can write nothing, and its answer does not wait for the end of the transaction. The statements of `patient`
 * work take as long as they need.
 */
export type InTransaction = <T>(
  work: (become: Become) => Promise<T>,
  options?: { reads?: boolean; patient?: boolean },
) => Promise<T>;

/** What holds for the statements of a pool, and for those who wait for their turn. */
export interface StatementLimits extends Pick<TurnLimits, 'patience' | 'worked'> {
  /** How many prepared ones a connection keeps; 0: none has a name. */
  prepared: number;
  /** Milliseconds after which the server ends one; 0: never. */
  timeout?: number | undefined;
  /** What sees to that in place of a server. */
  watch?: Pick<StatementWatch, 'note'> | undefined;
  /** Where people reach the installation: whole addresses that statements write begin with it. */
  publicOrigin?: string | undefined;
  /** What statements mark addresses of files with, to be signed on their way out (`file-addresses.ts`). */
  fileMark: string;
}

export function transactionsOver(
  pool: pg.Pool,
  {
    prepared: limit,
    timeout = 0,
    publicOrigin = '',
    fileMark,
    watch,
    ...turnLimits
  }: StatementLimits,
): InTransaction {
  const prepared = preparedOver(limit);
  const turns = createTurns(pool.options.max, turnLimits);
  return async (work, { reads = false, patient = false } = {}) => {
    const taken = turns.take();
    const turn = taken instanceof Promise ? await taken : taken;
    const client = await pool.connect().catch((error: unknown) => {
      turns.leave(turn);
      throw error;
    });
    const statements = prepared.of(client);
    const sent = inBackground();
    const plans = plansOf(client, statements, sent.add);
    const note = patient ? undefined : watch?.note;
    const hurried = !patient && timeout > 0;
    let speaker: Speaker | undefined;
    let broken: Error | undefined;
    try {
      sent.add(client.query(reads ? 'begin read only' : 'begin'));
      const done = await work(({ role, companyId, personId }) => {
        speaker?.fallSilent();
        speaker = speakerAs(role, client, { statements, plans, note });
        const identity = [role, `${companyId}`, `${personId}`, publicOrigin, fileMark];
        sent.add(
          hurried
            ? speaker.query({ text: enterInHurry }, [...identity, `${timeout}`])
            : speaker.query({ text: enter }, identity),
        );
        const transaction = new NodePgTransaction(
          dialect,
          speaker.session,
          undefined,
        ) as Transaction;
        speakers.set(transaction, speaker);
        return transaction;
      });
      if (reads) {
        sent.add(client.query('commit'));
        return done;
      }
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('a statement failed, so that nothing was kept');
      return done;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      if (isStale(error)) prepared.areStale();
      throw sent.failure() ?? error;
    } finally {
      speaker?.fallSilent();
      client.release(broken);
      turns.leave(turn);
    }
  };
}

/** The prepared statements of a pool's connections. */
function preparedOver(limit: number) {
  const byClient = new WeakMap<pg.Client, { statements: Statements; generation: number }>();
  let generation = 0;
  return {
    of: (client: pg.Client): Statements | undefined => {
      if (limit === 0) return undefined;
      const known = byClient.get(client) ?? { statements: statementsOf(client, limit), generation };
      if (known.generation !== generation) known.statements.clear();
      byClient.set(client, { ...known, generation });
      return known.statements;
    },
    /** All are prepared anew. */
    areStale: () => {
      generation += 1;
    },
  };
}

/**
 * A migration gave a column another type while the program ran. All else of a plan PostgreSQL renews itself; this it
 * refuses, because whoever prepared the statement was told the type.
 */
const isStale = (error: unknown): boolean => databaseErrorOf(error)?.code === '0A000';

/** Runs statements that open and close transactions themselves; one that they leave open is taken back. */
export async function inSession<T>(
  pool: pg.Pool,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } finally {
    if (client.getTransactionStatus() !== 'I') {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    }
    client.release(broken);
  }
}

const speakers = new WeakMap<Transaction, Speaker>();

/** How a statement is planned: once for all values, or each time for those that are bound. */
export type Plan = 'generic' | 'custom';

/** Sends a statement that is already text. Instants, days and intervals come as they are written. */
export function sendPrepared(
  transaction: Transaction,
  text: string,
  values: unknown[],
  plan: Plan,
): Promise<pg.QueryResult> {
  const speaker = speakers.get(transaction);
  if (speaker === undefined) throw new Error('this transaction was not opened by a door');
  return speaker.query({ text, types: asWritten }, values, plan);
}

/** Work within a transaction whose failure takes back what it wrote, and nothing else. */
export const attempt = <T>(
  transaction: Transaction,
  work: (nested: Transaction) => Promise<T>,
): Promise<T> =>
  transaction.transaction((nested) => {
    const speaker = speakers.get(transaction);
    if (speaker !== undefined) speakers.set(nested, speaker);
    return work(nested);
  });

const { builtins } = pg.types;
const timely = new Set<number>([
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
]);
const asWritten: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    timely.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format as 'text'),
};

const dialect = new PgDialect();

/** What is sent without waiting for it. When it fails, it is why everything after it fails. */
function inBackground() {
  let failure: unknown;
  return {
    add: (query: Promise<unknown>) =>
      query.catch((error: unknown) => {
        failure ??= error;
      }),
    failure: () => failure,
  };
}

/** Tells a transaction's connection how to plan what follows; it begins with generic plans. */
function plansOf(
  client: pg.Client,
  statements: Statements | undefined,
  send: (query: Promise<unknown>) => void,
) {
  let current: Plan = 'generic';
  return {
    are: (plan: Plan) => {
      if (plan === current || statements === undefined) return;
      current = plan;
      send(client.query(`set local plan_cache_mode = force_${plan}_plan`));
    },
  };
}

type Speaker = ReturnType<typeof speakerAs>;

/** What one role says over a connection, each statement under its name. */
function speakerAs(
  role: string,
  client: pg.Client,
  {
    statements,
    plans,
    note,
  }: {
    statements: Statements | undefined;
    plans: ReturnType<typeof plansOf>;
    note: StatementWatch['note'] | undefined;
  },
) {
  let silent = false;
  const query = (
    config: pg.QueryConfig,
    values: unknown[] = [],
    plan: Plan = 'generic',
  ): Promise<pg.QueryResult> => {
    if (silent) return Promise.reject(new Error('the transaction has ended, or become another’s'));
    plans.are(plan);
    note?.(config.text);
    const name = statements?.nameOf(role, config.text);
    const named = { ...config, ...(name !== undefined && { name }), values };
    return naming(config.text, client.query(named));
  };
  const session = new NodePgSession({ query } as unknown as pg.Client, dialect, undefined);
  return {
    query,
    session,
    fallSilent: () => {
      silent = true;
    },
  };
}
