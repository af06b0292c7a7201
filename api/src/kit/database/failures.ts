// Why a statement failed, as the database said it: below the errors that others wrapped around that.
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Whether a statement was ended because it took longer than one may. */
export const isOvertime = (error: unknown): boolean => databaseErrorOf(error)?.code === '57014';

/** What PostgreSQL answered; undefined for an error that is not of its making. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

const statements = new WeakMap<Error, string>();

/** Remembers which statement it was that failed, where it does: the database's answer does not tell. */
export const naming = <Result>(text: string, query: Promise<Result>): Promise<Result> =>
  query.catch((error: unknown) => {
    if (error instanceof Error) statements.set(error, text);
    throw error;
  });

/** The statement, with `$1` for its values; undefined for an error that is of none. */
export function statementOf(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : statements.get(error);
}

/** What an answer of PostgreSQL's says, where that quotes no values of rows and parameters, as those of most kinds do. */
export const messageWithoutValues = ({ code = '', message }: pg.DatabaseError): string =>
  classesWithoutValues.has(code.slice(0, 2)) ? message : `the database refused it (${code})`;

/**
 * Connections, sign-in, transactions, rights and names, resources, limits, states, interventions, system errors: they
 * name nothing but what the installation itself is made of (PostgreSQL, appendix A).
 */
const classesWithoutValues = new Set('08 28 3D 25 40 42 53 54 55 57 58'.split(' '));

/** The names of what it concerns. */
export const namesIn = ({ table, column, constraint }: pg.DatabaseError) => ({
  ...(table !== undefined && { table }),
  ...(column !== undefined && { column }),
  ...(constraint !== undefined && { constraint }),
});

/** Whether the database could not write because its disk is full. */
export const isDiskFull = (error: unknown): boolean => databaseErrorOf(error)?.code === '53100';
