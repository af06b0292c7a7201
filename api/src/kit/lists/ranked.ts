// Lists sorted by rank, such as search results, whose complete list of ids is known.
import type { Transaction } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import { readList } from './list.ts';
import type { ListMeta, ListSource, Row, ListParameters } from './contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import { offsetOf } from './statements.ts';

/** `ids`: all ids of the list in order, all visible in the source. */
export async function readRanked(
  transaction: Transaction,
  source: ListSource,
  parameters: ListParameters,
  scope: Scope,
  ids: readonly number[],
): Promise<{ data: Row[]; meta: ListMeta }> {
  const { perPage, position, total, countBy } = parameters;
  const [start, end] = boundsOf(ids, parameters);
  const shown = ids.slice(start, end);
  const some: ListParameters = {
    ...parameters,
    everything: false,
    position: { kind: 'page', number: 1 },
    sort: { column: 'id', descending: false },
    total: false,
  };
  const [page, counted] = await Promise.all([
    readList(
      transaction,
      source,
      { ...some, ids: shown, countBy: [], perPage: shown.length },
      scope,
    ),
    countBy.length === 0
      ? null
      : readList(transaction, source, { ...some, ids: [...ids], perPage: 0 }, scope),
  ]);
  const places = new Map(shown.map((id, place) => [id, place]));
  const placeOf = (row: Row) => places.get(Number(row['id'])) ?? 0;
  const data = page.data.toSorted((one, other) => placeOf(one) - placeOf(other));
  const isPaged = position.kind === 'page';
  return {
    data,
    meta: {
      ...page.meta,
      total: total ? ids.length : null,
      current_page: isPaged ? position.number : null,
      per_page: perPage,
      last_page: total && isPaged ? Math.max(1, Math.ceil(ids.length / perPage)) : null,
      ...(!isPaged && {
        next_cursor: end < ids.length && end > start ? cursorAt(ids, end - 1) : null,
        previous_cursor: start > 0 && end > start ? cursorAt(ids, start) : null,
        // A row deleted since has no cursor.
        cursors: data.map((row) => cursorAt(ids, start + placeOf(row))),
      }),
      ...(counted?.meta.counts && { counts: counted.meta.counts }),
    },
  };
}

/** The start and end index of the page. */
function boundsOf(
  ids: readonly number[],
  { position, perPage }: ListParameters,
): [start: number, end: number] {
  if (position.kind === 'page') {
    const start = Math.min(offsetOf(position.number, perPage), ids.length);
    return [start, Math.min(start + perPage, ids.length)];
  }
  const { cursor, before } = position;
  const at = cursor === '' ? null : placeIn(ids, cursor);
  if (before) {
    const end = at?.place ?? ids.length;
    return [Math.max(0, end - perPage), end];
  }
  const start = at === null ? 0 : Math.min(at.place + (at.isThere ? 1 : 0), ids.length);
  return [start, Math.min(start + perPage, ids.length)];
}

const cursorAt = (ids: readonly number[], place: number): string =>
  Buffer.from(JSON.stringify(['ranked', place, ids[place]])).toString('base64url');

/** The position of the cursor's id. If the id is gone, its former position. */
function placeIn(ids: readonly number[], cursor: string): { place: number; isThere: boolean } {
  try {
    const read = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const [of, place, id] = read;
    if (of === 'ranked' && Number.isSafeInteger(place) && Number.isSafeInteger(id)) {
      const now = ids.indexOf(Number(id));
      if (now >= 0) return { place: now, isThere: true };
      return { place: Math.min(Math.max(0, Number(place)), ids.length), isThere: false };
    }
  } catch {
    // Malformed cursors are refused below.
  }
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}
