// The prepared statements of a connection: PostgreSQL parses and plans a text once for each role that runs it, and then
// binds values. The least used ones are closed, so that a connection's memory is bounded.
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

export class Statements {
  readonly #client: pg.Client;
  readonly #names: LRUCache<string, string>;
  #made = 0;

  /** Keeps at most `limit` of them. */
  constructor(client: pg.Client, limit: number) {
    this.#client = client;
    this.#names = new LRUCache({
      max: limit,
      dispose: (name, _text, reason) => {
        if (reason === 'evict') this.#close(name);
      },
    });
  }

  /**
   * The name of a statement. A plan holds what row-level security lets a role see: the same text of another role is
   * another statement, which would otherwise be planned anew each time that the roles take turns.
   */
  nameOf(role: string, text: string): string {
    const key = `${role} ${text}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    this.#made += 1;
    const name = `s${this.#made}`;
    this.#names.set(key, name);
    return name;
  }

  /** Travels before the statement that takes its place. pg has no word for it, only for the message. */
  #close(name: string): void {
    const connection = this.#client.connection as unknown as PgConnection;
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
  }
}

interface PgConnection {
  close: (message: { type: 'S'; name: string }) => void;
  /** The texts of the statements that the server knows. */
  parsedStatements: Record<string, string>;
}
