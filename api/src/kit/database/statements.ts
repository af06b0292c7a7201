// The prepared statements of a connection: PostgreSQL parses and plans a text once for each role that runs it, and then
// binds values. The least used ones are closed, so that the memory of a connection is bounded.
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * How many a connection keeps when nothing else is said: all of a hundred routes, at some 70 KB of the server's memory
 * each (a list with many relations takes ten times as much, what looks up a row a tenth).
 */
export const usualStatements = 250;

/**
 * What a session begins with. Plans are made once, and not for the values of each call: what they would know of these is
 * known otherwise, as limits stand in the text, and so does whether one value is asked for or several. And no plan is
 * compiled, which a server does by itself with those that it thinks dear: that took 0.2 to 5 seconds, each time, for a
 * page of the log that is read in 4 milliseconds.
 */
export const sessionOptions = ['-c', 'plan_cache_mode=force_generic_plan', '-c', 'jit=off'];

export interface Statements {
  /**
   * The name of a statement. A plan holds what row-level security lets a role see: the same text of another role is
   * another statement, which would otherwise be planned anew each time that the roles take turns.
   */
  nameOf: (role: string, text: string) => string;
  /** Closes all of them. */
  clear: () => void;
}

/** Those of a connection, at most `limit` of them. */
export function statementsOf(client: pg.Client, limit: number): Statements {
  const connection = client.connection as unknown as PgConnection;
  let made = 0;
  const names = new LRUCache<string, string>({
    max: limit,
    // pg has no word for it, only the message. It travels before the statement that takes the place.
    dispose: (name) => {
      connection.close({ type: 'S', name });
      delete connection.parsedStatements[name];
    },
  });
  return {
    nameOf: (role, text) => {
      const key = `${role} ${text}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      made += 1;
      const name = `s${made}`;
      names.set(key, name);
      return name;
    },
    clear: () => names.clear(),
  };
}

interface PgConnection {
  close: (message: { type: 'S'; name: string }) => void;
  /** The texts of the statements that the server knows. */
  parsedStatements: Record<string, string>;
}
