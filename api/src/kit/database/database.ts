// The database and its doors. Whatever reads or writes goes through one of them, as a role that cannot bypass
// row-level security; there is no way to a connection without one.
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { databaseErrorOf } from './failures.ts';
import type { Become, Identity, InTransaction } from './transactions.ts';

/** What runs statements inside one door. It ends with the door's transaction: hold it only around database work. */
export type Transaction = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  /** For a person in a company: only the company's rows exist. */
  company<T>(
    scope: { companyId: number; personId: number },
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** For a person outside a company: only what is theirs exists. */
  person<T>(personId: number, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Before the person is known, and for what their own rights do not reach (other accounts): every row exists. The
   * history names the actor.
   */
  system<T>(
    work: (transaction: Transaction) => Promise<T>,
    actor?: { personId: number },
  ): Promise<T>;
  /**
   * For whoever is found out first: `find` runs as the system, the work for what it found, a person in a company or (null)
   * outside of all. All is one transaction, of the database's read only kind where the work `reads`; the work can't go
   * back to being the system.
   */
  found<Found extends Whose, T>(
    find: (transaction: Transaction) => Promise<Found>,
    work: (transaction: Transaction, found: Found, enter: Enter) => Promise<T>,
    options: { reads: boolean },
  ): Promise<T>;
  /** The same for work that nobody waits for: its statements may take as long as they need. */
  patiently(): Database;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** What the job queue's own statements go through. */
  queue: QueueConnection;
  /** One object for all doors to the same database: what holds for its transactions is kept by it. */
  installation: object;
  /** Of the installation, the same for all its processes and after every start: signs addresses of files. */
  secret: string;
  /** After much was written: takes out dead rows and refreshes the planner's statistics, where nothing else does. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** The id of whoever is not signed in. */
export const nobody = 0;

export interface Whose {
  companyId: number | null;
  personId: number;
}

/** Goes on in a company of the person's; the transaction from before can do nothing more. */
export type Enter = (companyId: number) => Transaction;

/** The job queue brings statements of its own, with transactions in them: they go past the doors, to its own tables. */
export interface QueueConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Whether no other process works on the database: what is being done at the start died with the one before. */
  alone: boolean;
}

/** What a connection (embedded or of a server) offers to the doors. */
export interface Connection {
  transaction: InTransaction;
  ping(): Promise<void>;
  queue: QueueConnection;
  secret: string;
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export function databaseOver(connection: Connection, patient = false): Database {
  /** Calls back what waits for the commit, whoever it was that the work became last. */
  const opened = async <T>(
    work: (become: Become) => Promise<T>,
    options?: { reads: boolean },
  ): Promise<T> => {
    const afterwards: (() => void)[] = [];
    const done = await connection.transaction(
      (become) =>
        work((identity) => {
          const transaction = become(identity);
          commitListeners.set(transaction, afterwards);
          installations.set(transaction, connection);
          return transaction;
        }),
      { ...options, patient },
    );
    for (const each of afterwards) each();
    return done;
  };
  const door = <T>(identity: Identity, work: (transaction: Transaction) => Promise<T>) =>
    opened((become) => work(become(identity)));
  return {
    company: (scope, work) => door(ofPerson(scope), work),
    person: (personId, work) => door(ofPerson({ companyId: null, personId }), work),
    system: (work, actor) =>
      door({ role: 'kafedra_system', companyId: '', personId: actor?.personId ?? '' }, work),
    found: (find, work, options) =>
      opened(async (become) => {
        const system = become({ role: 'kafedra_system', companyId: '', personId: '' });
        const found = await find(system);
        const { personId } = found;
        return work(become(ofPerson(found)), found, (companyId) =>
          become(ofPerson({ companyId, personId })),
        );
      }, options),
    patiently: () => databaseOver(connection, true),
    ping: () => connection.ping(),
    queue: connection.queue,
    installation: connection,
    secret: connection.secret,
    vacuum: () => connection.vacuum(),
    close: () => connection.close(),
  };
}

const ofPerson = ({ companyId, personId }: Whose): Identity => ({
  role: 'kafedra_app',
  companyId: companyId ?? '',
  personId: personId === nobody ? '' : personId,
});

const commitListeners = new WeakMap<Transaction, (() => void)[]>();

/** Calls back once everybody can see what the door's transaction wrote; not at all when it fails. */
export function afterCommit(transaction: Transaction, callback: () => void): void {
  const listeners = commitListeners.get(transaction);
  if (listeners === undefined) throw new Error('this transaction was not opened by a door');
  listeners.push(callback);
}

const installations = new WeakMap<Transaction, object>();

/** The installation of the door that a transaction came through. */
export function installationOf(transaction: Transaction): object {
  const installation = installations.get(transaction);
  if (installation === undefined) throw new Error('this transaction was not opened by a door');
  return installation;
}

/** The rows that a hand-written statement answers. The caller states their shape. */
export async function rowsOf<Row>(transaction: Transaction, statement: SQL): Promise<Row[]> {
  const answer = (await transaction.execute(statement)) as { rows: Row[] };
  return answer.rows;
}

/** The one row of a statement that always answers one. */
export async function rowOf<Row>(transaction: Transaction, statement: SQL): Promise<Row> {
  const [row] = await rowsOf<Row>(transaction, statement);
  if (row === undefined) throw new Error('the statement answered no row');
  return row;
}

/** Whether a write failed because the index or constraint of this name is broken by it. */
export const violates = (error: unknown, constraint: string): boolean =>
  databaseErrorOf(error)?.constraint === constraint;

/** Whether a write failed because it names a row that isn't there, or removes one that others name. */
export const violatesReference = (error: unknown): boolean =>
  databaseErrorOf(error)?.code === '23503';
