// Caches the prepared statements of a connection and closes the least recently used ones to bound its memory.
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/**
 * Default number of prepared statements per connection: those of a hundred routes. One takes about 70 KB of the
 * server's memory (ten times as much for a list with many relations, a tenth for a lookup by id).
 */
export const usualStatements = 250;

/**
 * Startup options of a session. Generic plans: what custom plans would gain is already in the SQL text, which contains
 * limits and differs for one and for several values. JIT is off: PostgreSQL compiled plans that it estimated as
 * expensive, which took 0.2 to 5 seconds each time for a page of the audit log that is read in 4 milliseconds.
 */
export const sessionOptions = ['-c', 'plan_cache_mode=force_generic_plan', '-c', 'jit=off'];

export interface StatementCache {
  /**
   * The name of a statement. Roles have separate statements, because plans contain the role's row-level security
   * policies; a shared statement would be planned anew each time the role changes.
   */
  nameOf: (role: string, text: string) => string;
  /** Closes all statements. */
  clear: () => void;
}

/** The statement cache of a connection, with at most `limit` entries. */
export function createStatementCache(client: pg.Client, limit: number): StatementCache {
  const connection = client.connection as unknown as PgConnection;
  let made = 0;
  const names = new LRUCache<string, string>({
    max: limit,
    // pg has no method for this. The message is sent before the statement that replaces it.
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
  /** SQL texts by statement name, as known to the server. */
  parsedStatements: Record<string, string>;
}
