// Cursors of connections: opaque to clients, and good only for the list they came from.
import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { type Params, queryString } from '../rest/client.ts';

/** Where a row stands: by the server's own keyset cursor, or by its number in a list that only has pages. */
export type Position =
  | { readonly kind: 'keyset'; readonly cursor: string }
  | { readonly kind: 'page'; readonly index: number; readonly id: number };

/** Stands for a list with its filter, search and order; two lists with other rows or another order differ in it. */
export function fingerprintOf(path: string, params: Params): string {
  const sorted = Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256')
    .update(path + queryString(sorted))
    .digest('base64url')
    .slice(0, 8);
}

export function toCursor(fingerprint: string, position: Position): string {
  const place =
    position.kind === 'keyset' ? `k:${position.cursor}` : `p:${position.index}:${position.id}`;
  return Buffer.from(`${fingerprint}:${place}`).toString('base64url');
}

export function fromCursor(fingerprint: string, cursor: string, argument: string): Position {
  const match = /^([\w-]{8}):(?:k:(.+)|p:(\d{1,15}):(\d{1,15}))$/s.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match) throw badCursor(`\`${argument}\` is no cursor of this API.`);
  if (match[1] !== fingerprint) {
    throw badCursor(
      `\`${argument}\` comes from another list: cursors hold only for the same filter, search and order.`,
    );
  }
  return match[2] === undefined
    ? { kind: 'page', index: Number(match[3]), id: Number(match[4]) }
    : { kind: 'keyset', cursor: match[2] };
}

export const badCursor = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_CURSOR' } });
