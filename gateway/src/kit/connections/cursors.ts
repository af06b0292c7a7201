// Encodes cursors of connections: opaque to clients, and valid only for the list that they come from.
import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { type Params, queryString } from '../rest/client.ts';

/** The position of a row: the server's keyset cursor, or a place in a list with numbered pages. */
export type Position = KeysetPosition | PagePosition;

export interface KeysetPosition {
  readonly kind: 'keyset';
  readonly cursor: string;
}

/**
 * Inserted and deleted rows shift the others: the index is a hint, the rest finds the position again.
 */
export interface PagePosition {
  readonly kind: 'page';
  /** The index of the row in the list, from 0. */
  readonly index: number;
  readonly id: number;
  /** The value of the sort column. */
  readonly value: SortValue;
  /** Ids of the rows before and after it, nearest first, in case the row itself is deleted. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The detected ordering of the server, as an index into the orderings of ordering.ts. */
  readonly ordering: number;
}

export type SortValue = string | number | boolean | null;

/**
 * Identifies a list with its conditions, search and order, so that a cursor of another list is rejected.
 */
export function fingerprintOf(path: string, params: Params): string {
  const sorted = Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256')
    .update(path + queryString(sorted))
    .digest('base64url')
    .slice(0, fingerprintLength);
}

export function toCursor(fingerprint: string, position: Position): string {
  const place =
    position.kind === 'keyset'
      ? `k:${position.cursor}`
      : `p:${JSON.stringify([position.index, position.id, position.value, position.before, position.after, position.ordering])}`;
  return Buffer.from(`${fingerprint}:${place}`).toString('base64url');
}

export function fromCursor(fingerprint: string, cursor: string, argument: string): Position {
  const text = cursor.length > maxCursor ? '' : Buffer.from(cursor, 'base64url').toString('utf8');
  const position = positionOf(text.slice(fingerprintLength));
  if (!position) throw badCursor(`В \`${argument}\` ожидается курсор, как \`pageInfo.endCursor\`.`);
  if (text.slice(0, fingerprintLength) !== fingerprint) {
    throw badCursor(
      `Курсор в \`${argument}\` взят из другого списка: он годится только для тех же условий, слов поиска и порядка.`,
    );
  }
  return position;
}

export const badCursor = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_CURSOR' } });

/** Characters of a hash: enough to distinguish one user's lists. */
const fingerprintLength = 8;

/** Longer cursors are not ours: a sort value is a name, a number or a date. */
const maxCursor = 4096;

function positionOf(text: string): Position | null {
  if (text.startsWith(':k:') && text.length > 3) return { kind: 'keyset', cursor: text.slice(3) };
  if (!text.startsWith(':p:')) return null;
  try {
    const [index, id, value, before, after, way] = JSON.parse(text.slice(3)) as unknown[];
    const known =
      isNumber(index) &&
      isNumber(id) &&
      isSortValue(value) &&
      areIds(before) &&
      areIds(after) &&
      isNumber(way);
    return known ? { kind: 'page', index, id, value, before, after, ordering: way } : null;
  } catch {
    return null;
  }
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

const isSortValue = (value: unknown): value is SortValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
