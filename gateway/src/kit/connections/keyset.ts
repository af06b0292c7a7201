// Pages by keyset cursors: one call per page at any depth, exact under concurrent inserts and deletes.
import { badCursor, type KeysetPosition } from './cursors.ts';
import { readList } from '../records/list.ts';
import { tryFeature } from '../records/list-call.ts';
import { failure, RestError } from '../rest/errors.ts';
import type { Direction, ListReading, Slice } from './slices.ts';

/** Null when the server has no keyset cursors. */
export async function readByKeyset<Row extends { id: number }>(
  { rest, collection, params, wanted }: ListReading<Row>,
  anchor: KeysetPosition | null,
  direction: Direction,
  size: number,
): Promise<Slice<Row> | null> {
  const page = {
    ...params,
    cursor: anchor?.cursor ?? '',
    per_page: size,
    ...(direction === 'backward' && { before: 1 }),
  };
  const read = tryFeature(rest, collection, 'cursor', () =>
    readList(rest, collection, page, wanted),
  );
  const answer = await read.catch((error: unknown) => {
    const refused =
      error instanceof RestError && error.problems.some(({ field }) => field === 'cursor');
    throw refused
      ? badCursor('Курсор больше ни на что не указывает: начните список сначала.')
      : error;
  });
  if (!answer) {
    if (anchor)
      throw badCursor('Курсор выдан сервером, которого больше нет: начните список сначала.');
    return null;
  }
  const { rows, meta } = answer;
  if (meta.cursors?.length !== rows.length) throw failure('UPSTREAM_MALFORMED');
  return {
    rows,
    positions: meta.cursors.map((cursor) => ({ kind: 'keyset', cursor })),
    neighbours: { before: meta.previous_cursor !== null, after: meta.next_cursor !== null },
    meta,
  };
}
