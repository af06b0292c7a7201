// Runs transactions over a pool of connections with pipelined statements: all statements of a tick share a round trip.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { databaseErrorOf, withStatementText } from './failures.ts';
import { createStatementCache, type StatementCache } from './statement-cache.ts';
import { createConnectionQueue, type ConnectionQueueLimits } from '../fairness/connection-queue.ts';
import type { StatementWatch } from '../fairness/statement-watch.ts';

/**
 * A handle for statements within one transaction. It is valid until the transaction ends; hold it only for database
 * work.
 */
export type Transaction = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The role and the settings that row-level security policies read. */
export interface Identity {
  role: 'kafedra_app' | 'kafedra_system';
  companyId: number | '';
  personId: number | '';
}

/**
 * Switches the transaction to another identity. The previous transaction handle becomes unusable.
 */
export type AssumeIdentity = (identity: Identity) => Transaction;

const enter = `select set_config('role', $1, true), set_config('kafedra.company_id', $2, true), set_config('kafedra.person_id', $3, true), set_config('kafedra.public_origin', $4, true), set_config('kafedra.file_mark', $5, true)`;

/** Local to the transaction, so that it works behind a connection pooler. */
const enterInHurry = `${enter}, set_config('statement_timeout', $6, true)`;

/**
 * Runs work in one transaction and rolls it back on failure. The work first assumes an identity. With `reads` the
 * transaction is read-only and the result does not wait for the commit. With `patient` the statements have no timeout.
 */
export type RunTransaction = <T>(
  work: (become: AssumeIdentity) => Promise<T>,
  options?: { reads?: boolean; patient?: boolean },
) => Promise<T>;

/** Limits for the statements of a pool and for requests waiting for a connection. */
export interface StatementLimits extends Pick<ConnectionQueueLimits, 'patience' | 'worked'> {
  /** Prepared statements per connection; 0 turns them off. */
  prepared: number;
  /** Statement timeout in milliseconds; 0: none. */
  timeout?: number | undefined;
  /** Enforces the timeout for the embedded database. */
  watch?: Pick<StatementWatch, 'note'> | undefined;
  /** The public origin of the installation, for absolute URLs in SQL. */
  publicOrigin?: string | undefined;
  /** Marks file URLs in results, which are signed before they are sent (files/signed-urls.ts). */
  fileMark: string;
}

export function createTransactionRunner(
  pool: pg.Pool,
  {
    prepared: limit,
    timeout = 0,
    publicOrigin = '',
    fileMark,
    watch,
    ...turnLimits
  }: StatementLimits,
): RunTransaction {
  const prepared = preparedOver(limit);
  const turns = createConnectionQueue(pool.options.max, turnLimits);
  return async (work, { reads = false, patient = false } = {}) => {
    const taken = turns.acquire();
    const turn = taken instanceof Promise ? await taken : taken;
    const client = await pool.connect().catch((error: unknown) => {
      turns.release(turn);
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
      if (command !== 'COMMIT')
        throw new Error('a statement failed and the transaction was rolled back');
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
      turns.release(turn);
    }
  };
}

/** The statement caches of a pool's connections. */
function preparedOver(limit: number) {
  const byClient = new WeakMap<pg.Client, { statements: StatementCache; generation: number }>();
  let generation = 0;
  return {
    of: (client: pg.Client): StatementCache | undefined => {
      if (limit === 0) return undefined;
      const known = byClient.get(client) ?? {
        statements: createStatementCache(client, limit),
        generation,
      };
      if (known.generation !== generation) known.statements.clear();
      byClient.set(client, { ...known, generation });
      return known.statements;
    },
    /** Discards all prepared statements. */
    areStale: () => {
      generation += 1;
    },
  };
}

/**
 * Whether a prepared statement is outdated because a migration changed the type of a result column. PostgreSQL replans
 * after other changes but rejects this one, as the client knows the old type.
 */
const isStale = (error: unknown): boolean => databaseErrorOf(error)?.code === '0A000';

/**
 * Runs statements that manage transactions themselves. Rolls back a transaction that is left open.
 */
export async function withSession<T>(
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

/** Whether a statement is planned once for all values, or for the values of each call. */
export type Plan = 'generic' | 'custom';

/** Sends a statement as text. Dates, times and intervals are returned as PostgreSQL writes them. */
export function sendPrepared(
  transaction: Transaction,
  text: string,
  values: unknown[],
  plan: Plan,
): Promise<pg.QueryResult> {
  const speaker = speakers.get(transaction);
  if (speaker === undefined) throw new Error('this transaction was not opened by Database');
  return speaker.query({ text, types: asWritten }, values, plan);
}

/** Runs work in a savepoint: a failure rolls back only what this work wrote. */
export const withSavepoint = <T>(
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

/** Collects queries that are not awaited. The first failure explains those of later statements. */
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

/**
 * Sets the planning mode of a transaction's connection when it changes. Transactions start with generic plans.
 */
function plansOf(
  client: pg.Client,
  statements: StatementCache | undefined,
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

/** Sends statements of one role over a connection, each under its prepared name. */
function speakerAs(
  role: string,
  client: pg.Client,
  {
    statements,
    plans,
    note,
  }: {
    statements: StatementCache | undefined;
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
    if (silent)
      return Promise.reject(new Error('the transaction has ended or switched to another identity'));
    plans.are(plan);
    note?.(config.text);
    const name = statements?.nameOf(role, config.text);
    const named = { ...config, ...(name !== undefined && { name }), values };
    return withStatementText(config.text, client.query(named));
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
