// Transactions over a pool of connections. Statements that nobody waits between travel together: begin and the settings
// go with the first statement of the work, and what one tick sends shares a round trip.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Transaction } from '../database.ts';
import { Statements } from './statements.ts';

/** Whom statements run as, and for: row-level security reads it. */
export interface Identity {
  role: 'kafedra_app' | 'kafedra_system';
  companyId: number | '';
  personId: number | '';
}

/** Goes on as somebody else; whoever holds the transaction from before can do nothing more with it. */
export type Become = (identity: Identity) => Transaction;

const enter = `select set_config('role', $1, true), set_config('kafedra.company_id', $2, true), set_config('kafedra.person_id', $3, true)`;

/** Runs the work in one transaction, which is taken back when the work fails. It begins by becoming somebody. */
export async function inTransaction<T>(
  pool: pg.Pool,
  /** How many prepared statements a connection keeps; 0: none has a name. */
  statementLimit: number,
  work: (become: Become) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const statements = statementsOf(client, statementLimit);
  const sent = inBackground();
  let speaker: Speaker | undefined;
  let broken: Error | undefined;
  try {
    sent.add(client.query('begin'));
    const done = await work(({ role, companyId, personId }) => {
      speaker?.fallSilent();
      speaker = speakerAs(role, client, statements);
      sent.add(speaker.query({ text: enter }, [role, `${companyId}`, `${personId}`]));
      const transaction = new NodePgTransaction(dialect, speaker.session, undefined) as Transaction;
      speakers.set(transaction, speaker);
      return transaction;
    });
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('a statement failed, so that nothing was kept');
    return done;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw sent.failure() ?? error;
  } finally {
    speaker?.fallSilent();
    client.release(broken);
  }
}

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

/** Sends a statement that is already text. Instants, days and intervals come as they are written. */
export function sendPrepared(
  transaction: Transaction,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> {
  const speaker = speakers.get(transaction);
  if (speaker === undefined) throw new Error('this transaction was not opened by a door');
  return speaker.query({ text, types: asWritten }, values);
}

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

const prepared = new WeakMap<pg.Client, Statements>();

function statementsOf(client: pg.Client, limit: number): Statements | undefined {
  if (limit === 0) return undefined;
  const statements = prepared.get(client) ?? new Statements(client, limit);
  prepared.set(client, statements);
  return statements;
}

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

type Speaker = ReturnType<typeof speakerAs>;

/** What one role says over a connection, each statement under its name. */
function speakerAs(role: string, client: pg.Client, statements: Statements | undefined) {
  let silent = false;
  const query = (config: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (silent) return Promise.reject(new Error('the transaction has ended, or become another’s'));
    const name = statements?.nameOf(role, config.text);
    return client.query({ ...config, ...(name !== undefined && { name }), values });
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
