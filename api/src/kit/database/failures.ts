// Reads PostgreSQL's error from the errors that drivers and ORMs wrap around it.
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Whether a statement was canceled by the statement timeout. */
export const isStatementTimeout = (error: unknown): boolean =>
  databaseErrorOf(error)?.code === '57014';

/** The PostgreSQL error among the causes of an error, if any. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

const statements = new WeakMap<Error, string>();

/** Records the SQL text of a failed query, because PostgreSQL's error does not contain it. */
export const withStatementText = <Result>(text: string, query: Promise<Result>): Promise<Result> =>
  query.catch((error: unknown) => {
    if (error instanceof Error) statements.set(error, text);
    throw error;
  });

/**
 * The SQL text of the statement that failed, with placeholders such as `$1` for its values, if known.
 */
export function failedStatementOf(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : statements.get(error);
}

/**
 * PostgreSQL's message if messages of its error class never quote values of rows or parameters; otherwise the code
 * only.
 */
export const messageWithoutValues = ({ code = '', message }: pg.DatabaseError): string =>
  classesWithoutValues.has(code.slice(0, 2)) ? message : `the database refused it (${code})`;

/**
 * Error classes without values in messages: connections, authorization, transactions, privileges and names, resources,
 * program limits, object state, operator intervention, system errors (PostgreSQL, appendix A).
 */
const classesWithoutValues = new Set('08 28 3D 25 40 42 53 54 55 57 58'.split(' '));

/** The table, column and constraint that an error names. */
export const namesIn = ({ table, column, constraint }: pg.DatabaseError) => ({
  ...(table !== undefined && { table }),
  ...(column !== undefined && { column }),
  ...(constraint !== undefined && { constraint }),
});

/** Whether the database could not write because its disk is full. */
export const isDiskFull = (error: unknown): boolean => databaseErrorOf(error)?.code === '53100';
