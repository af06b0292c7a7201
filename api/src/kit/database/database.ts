// The database interface. All reads and writes run in a transaction with a role that cannot bypass row-level security.
import type { SQL } from 'drizzle-orm';
import { databaseErrorOf } from './failures.ts';
import type { AssumeIdentity, Identity, RunTransaction, Transaction } from './transactions.ts';

export type { Transaction };

export interface Database {
  /** Runs work as a person in a company. Only the company's rows are visible. */
  company<T>(
    scope: { companyId: number; personId: number },
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Runs work as a person outside of companies. Only the person's own rows are visible. */
  person<T>(personId: number, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs work as the system role, for which all rows are visible: before the caller is known, or for changes beyond the
   * caller's own rights (other accounts). The audit log names the actor.
   */
  system<T>(
    work: (transaction: Transaction) => Promise<T>,
    actor?: { personId: number },
  ): Promise<T>;
  /**
   * Runs `find` as the system to resolve the caller, then the work as that person in their company (null: outside of
   * companies), in one transaction. With `reads` the transaction is read-only. The work cannot return to the system
   * role.
   */
  withIdentity<Found extends ActingPerson, T>(
    find: (transaction: Transaction) => Promise<Found>,
    work: (transaction: Transaction, found: Found, enter: EnterCompany) => Promise<T>,
    options: { reads: boolean },
  ): Promise<T>;
  /**
   * A database whose transactions have no statement timeout, for background work that no client waits for.
   */
  forBackground(): Database;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** The connection of the job queue. */
  queue: QueueConnection;
  /**
   * The same object for all handles to one database. Keys state that belongs to the installation.
   */
  installation: object;
  /**
   * The secret of the installation, the same for all processes and after restarts. It signs URLs of files.
   */
  secret: string;
  /**
   * Removes dead rows and refreshes planner statistics after large writes. Does nothing where autovacuum runs.
   */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** The person id of a visitor. */
export const visitorId = 0;

export interface ActingPerson {
  companyId: number | null;
  personId: number;
}

/** Continues as the same person in a company. The previous transaction handle becomes unusable. */
export type EnterCompany = (companyId: number) => Transaction;

/**
 * The job queue's own connection. pg-boss sends complete statements with transactions of its own, to its own tables.
 */
export interface QueueConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Whether no other process uses the database, so that work marked as running at startup has died.
   */
  isExclusive: boolean;
}

/** What an embedded or a server connection provides to `createDatabase`. */
export interface Connection {
  transaction: RunTransaction;
  ping(): Promise<void>;
  queue: QueueConnection;
  secret: string;
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export function createDatabase(connection: Connection, patient = false): Database {
  /** Runs the commit listeners of all identities that the work took. */
  const opened = async <T>(
    work: (become: AssumeIdentity) => Promise<T>,
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
    withIdentity: (find, work, options) =>
      opened(async (become) => {
        const system = become({ role: 'kafedra_system', companyId: '', personId: '' });
        const found = await find(system);
        const { personId } = found;
        return work(become(ofPerson(found)), found, (companyId) =>
          become(ofPerson({ companyId, personId })),
        );
      }, options),
    forBackground: () => createDatabase(connection, true),
    ping: () => connection.ping(),
    queue: connection.queue,
    installation: connection,
    secret: connection.secret,
    vacuum: () => connection.vacuum(),
    close: () => connection.close(),
  };
}

const ofPerson = ({ companyId, personId }: ActingPerson): Identity => ({
  role: 'kafedra_app',
  companyId: companyId ?? '',
  personId: personId === visitorId ? '' : personId,
});

const commitListeners = new WeakMap<Transaction, (() => void)[]>();

/**
 * Calls back after the commit, when the changes are visible to all. Never calls back if the transaction fails.
 */
export function afterCommit(transaction: Transaction, callback: () => void): void {
  const listeners = commitListeners.get(transaction);
  if (listeners === undefined) throw new Error('this transaction was not opened by Database');
  listeners.push(callback);
}

const installations = new WeakMap<Transaction, object>();

/** The installation that a transaction belongs to. */
export function installationOf(transaction: Transaction): object {
  const installation = installations.get(transaction);
  if (installation === undefined) throw new Error('this transaction was not opened by Database');
  return installation;
}

/** The rows that a hand-written statement returns. The caller states their type. */
export async function rowsOf<Row>(transaction: Transaction, statement: SQL): Promise<Row[]> {
  const answer = (await transaction.execute(statement)) as { rows: Row[] };
  return answer.rows;
}

/** The single row of a statement. Throws if there is none. */
export async function rowOf<Row>(transaction: Transaction, statement: SQL): Promise<Row> {
  const [row] = await rowsOf<Row>(transaction, statement);
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

/** Whether a write violated the constraint or unique index of this name. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  databaseErrorOf(error)?.constraint === constraint;

/**
 * Whether a write violated a foreign key: the referenced row is missing, or the deleted row is referenced.
 */
export const violatesReference = (error: unknown): boolean =>
  databaseErrorOf(error)?.code === '23503';
