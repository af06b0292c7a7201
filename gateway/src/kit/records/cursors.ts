// Cursors of connections: opaque to clients, and good only for the list they came from.
import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { type Params, queryString } from '../rest/client.ts';
import { type Anchor, TIES } from './anchors.ts';

/** Where a row stands: by the server's own keyset cursor, or by what finds it again in a list that only has pages. */
export type Position =
  | { readonly kind: 'keyset'; readonly cursor: string }
  | { readonly kind: 'page'; readonly anchor: Anchor };

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
    position.kind === 'keyset' ? `k:${position.cursor}` : `p:${writeAnchor(position.anchor)}`;
  return Buffer.from(`${fingerprint}:${place}`).toString('base64url');
}

export function fromCursor(fingerprint: string, cursor: string, argument: string): Position {
  const match = /^([\w-]{8}):([kp]):(.+)$/s.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  const [, list, kind, place = ''] = match ?? [];
  const anchor = kind === 'p' ? readAnchor(place) : null;
  if (!match || (kind === 'p' && !anchor)) throw badCursor(`\`${argument}\` is no cursor of this API.`);
  if (list !== fingerprint) {
    throw badCursor(
      `\`${argument}\` comes from another list: cursors hold only for the same filter, search and order.`,
    );
  }
  return anchor ? { kind: 'page', anchor } : { kind: 'keyset', cursor: place };
}

export const badCursor = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_CURSOR' } });

function writeAnchor({ index, id, value, ties, before, after }: Anchor): string {
  const known = value === undefined ? [] : [value];
  return JSON.stringify([index, id, TIES.indexOf(ties), before, after, ...known]);
}

function readAnchor(text: string): Anchor | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts)) return null;
  const [index, id, tie, before, after, value] = parts as unknown[];
  const ties = TIES[tie as number];
  const valid =
    isNumber(index) && isNumber(id) && ties && isIds(before) && isIds(after) && isValue(value);
  return valid ? { index, id, value, ties, before, after } : null;
}

const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

const isValue = (value: unknown): value is Anchor['value'] =>
  value === null || ['undefined', 'string', 'number', 'boolean'].includes(typeof value);
