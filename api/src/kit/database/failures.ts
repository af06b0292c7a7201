// Why a statement failed, as the database said it: below the errors that others wrapped around that.
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
