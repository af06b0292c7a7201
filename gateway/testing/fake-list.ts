// The list contract of the REST API over arrays, for fake servers.
import type { ListFeature } from '../src/kit/records/list-call.ts';

export type { ListFeature };
export type Row = { id: number } & Record<string, unknown>;
export type Query = Readonly<Record<string, string | string[] | undefined>>;
/** The default features; `each` is for servers with lists below lists. */
export const defaultFeatures: readonly ListFeature[] = ['ids', 'cursor', 'total', 'countBy'];

/** Deviations of a server from the contract. */
export interface ListDeviations {
  readonly arrange?: ((rows: Row[], query: Query) => Row[]) | undefined;
  /** Largest page size, whatever is requested. */
  readonly maxPageSize?: number | undefined;
  /** Fixed page size, whatever is requested. */
  readonly fixedPageSize?: number | undefined;
  /** What `meta.per_page` reports. */
  readonly perPageIs?: 'reported' | 'unreported' | 'as requested' | undefined;
  /** Whether `meta.total` is reported. */
  readonly totalIs?: 'reported' | 'unreported' | undefined;
}

/** The response of a list, from the records of its company. */
export function answerList(
  rows: readonly Row[],
  params: Query,
  features: readonly ListFeature[],
  {
    arrange = sorted,
    maxPageSize = 10_000,
    fixedPageSize,
    perPageIs,
    totalIs,
  }: ListDeviations = {},
) {
  // A server ignores parameters of features that it does not have.
  const query = Object.fromEntries(
    Object.entries(params).filter(
      ([name]) =>
        !defaultFeatures.includes(name as ListFeature) || features.includes(name as ListFeature),
    ),
  );
  const found = arrange(filtered(rows, query), query);
  const asksAll = query['all'] === '1' || query['per_page'] === '-1';
  const requestedPerPage = asksAll ? 10_000 : Number(query['per_page'] ?? 20);
  const perPage = fixedPageSize ?? Math.min(maxPageSize, requestedPerPage);
  const saysPerPage = perPageIs === 'as requested' ? requestedPerPage : perPage;
  const total = query['total'] === '0' ? null : found.length;
  const keyset = query['cursor'] !== undefined;
  const page = Number(query['page'] ?? 1);
  const slice = keyset
    ? keysetSlice(found, query, perPage)
    : [(page - 1) * perPage, page * perPage];
  const shown = found.slice(...slice);
  const column = text(query['countBy']);
  return {
    data: shown.map((row) => pick(row, query)),
    meta: {
      ...(totalIs !== 'unreported' && { total }),
      current_page: keyset ? null : page,
      ...(perPageIs !== 'unreported' && { per_page: saysPerPage }),
      ...(totalIs !== 'unreported' && {
        last_page: keyset || total === null ? null : Math.max(1, Math.ceil(total / saysPerPage)),
      }),
      supports: features,
      ...(column && {
        counts: {
          [column]: countsBy(
            filtered(rows, { ...query, [column]: undefined, [`${column}[]`]: undefined }),
            column,
          ),
        },
      }),
      ...(keyset && {
        cursors: shown.map((row) => cursorOf(row, query)),
        next_cursor:
          (slice[1] ?? 0) < found.length && shown.length > 0
            ? cursorOf(shown.at(-1) as Row, query)
            : null,
        previous_cursor:
          (slice[0] ?? 0) > 0 && shown.length > 0 ? cursorOf(shown[0] as Row, query) : null,
      }),
    },
  };
}

/**
 * The response of a batch read: a page for each value of the parameter that `each` names, with the rows that `rowsOf`
 * returns for it, or the error that it throws.
 */
export function answerEach(
  rowsOf: (value: string) => readonly Row[],
  { each, ...query }: Query,
  features: readonly ListFeature[],
  habits: ListDeviations = {},
) {
  const name = text(each) ?? '';
  const rows = new Map<number, Row>();
  const pages = (text(query[name]) ?? '').split(',').map((value) => {
    const params = { ...query, [name]: undefined };
    try {
      const { data, meta } = answerList(rowsOf(value), params, features, habits);
      // No rows for `per_page=0`.
      const shown = query['per_page'] === '0' ? [] : data;
      for (const row of shown) rows.set(row.id, row);
      return [value, { ...meta, ids: shown.map(({ id }) => id) }] as const;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [value, { status: error.status, errors: [{ message: error.message }] }] as const;
    }
  });
  const meta = { total: null, per_page: Number(query['per_page'] ?? 20), supports: features };
  return { data: [...rows.values()], meta: { ...meta, each: Object.fromEntries(pages) } };
}

/** Thrown by `rowsOf` to reject the list of one record. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super('Нельзя');
    this.status = status;
  }
}

/** A record reduced to `only` and `with`. Stored relations are complete. */
export function pick(row: Row, query: Query): Row {
  const only = text(query['only']);
  const counts = text(query['withCount'])?.split(';') ?? [];
  const sums = text(query['withSums'])?.split(';') ?? [];
  const chosen = only
    ? new Set([
        'id',
        ...only.split(','),
        ...counts.map((name) => `${name}_count`),
        ...sums.map((sum) => sum.replace(':', '_sum_')),
      ])
    : null;
  const relations = withTree(text(query['with']));
  const columns = Object.entries(row).filter(([name, value]) =>
    isRelation(value) ? false : chosen === null || chosen.has(name),
  );
  const joined = Object.entries(relations).map(([name, { columns: inner, below }]) => {
    const nested = { ...(inner && { only: inner }), ...(below && { with: below }) };
    const value = row[name] as Row | Row[] | null;
    return [
      name,
      Array.isArray(value) ? value.map((part) => pick(part, nested)) : value && pick(value, nested),
    ];
  });
  return Object.fromEntries([...columns, ...joined]) as Row;
}

/** `format:id,name;categories.parent` by relation, with the columns and relations below it. */
function withTree(value: string | undefined) {
  const tree: Record<string, { columns?: string; below?: string }> = {};
  for (const item of value?.split(';') ?? []) {
    const [path = '', columns] = item.split(':');
    const [name = '', ...rest] = path.split('.');
    const branch = (tree[name] ??= {});
    if (rest.length > 0) {
      const below = columns ? `${rest.join('.')}:${columns}` : rest.join('.');
      branch.below = branch.below ? `${branch.below};${below}` : below;
    } else if (columns) branch.columns = columns;
  }
  return tree;
}

const isRelation = (value: unknown) =>
  value !== null && typeof value === 'object' && (!Array.isArray(value) || isRecord(value[0]));
const isRecord = (value: unknown) => value !== null && typeof value === 'object';

const listParameters = new Set([
  'search',
  'page',
  'per_page',
  'all',
  'sort',
  'desc',
  'with',
  'withCount',
  'withSums',
  'only',
  'ids',
  'total',
  'countBy',
  'cursor',
  'before',
  'each',
  'code',
]);

function filtered(rows: readonly Row[], query: Query): Row[] {
  const search = text(query['search'])?.toLowerCase();
  const ids = text(query['ids'])?.split(',').map(Number);
  return rows.filter((row) => {
    if (
      search &&
      !String(row['name'] ?? row['value'])
        .toLowerCase()
        .includes(search)
    )
      return false;
    if (ids && !ids.includes(row.id)) return false;
    return Object.entries(query).every(([parameter, wanted]) => {
      const column = parameter.replace('[]', '');
      if (wanted === undefined || listParameters.has(column)) return true;
      if (column === 'favourite') return row['auth_user_favourites_exists'] === (wanted === '1');
      return [wanted].flat().includes(String(row[column]));
    });
  });
}

function sorted(rows: Row[], query: Query): Row[] {
  const column = text(query['sort']) ?? 'id';
  return rows.sort((a, b) => order(query, [a[column], a.id], [b[column], b.id]));
}

/** The position of a row: its sort value, then its id. */
type Place = readonly [value: unknown, id: number];

function order(query: Query, a: Place, b: Place): number {
  return (query['desc'] === '1' ? -1 : 1) * (compare(a[0], b[0]) || a[1] - b[1]);
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return (a as number) < (b as number) ? -1 : 1;
}

const collator = new Intl.Collator('ru');

function keysetSlice(rows: readonly Row[], query: Query, perPage: number): [number, number] {
  const before = query['before'] === '1';
  const cursor = text(query['cursor']);
  if (!cursor) return before ? [Math.max(0, rows.length - perPage), rows.length] : [0, perPage];
  const place = placeOf(cursor);
  const column = text(query['sort']) ?? 'id';
  const past = (row: Row) => order(query, [row[column], row.id], place);
  if (before) {
    const at = rows.findIndex((row) => past(row) >= 0);
    const end = at < 0 ? rows.length : at;
    return [Math.max(0, end - perPage), end];
  }
  const at = rows.findIndex((row) => past(row) > 0);
  return at < 0 ? [rows.length, rows.length] : [at, at + perPage];
}

function placeOf(cursor: string): Place {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof id === 'number') return [value, id];
  } catch {
    // An invalid cursor.
  }
  throw new BadCursor();
}

export class BadCursor extends Error {}

const cursorOf = (row: Row, query: Query) =>
  Buffer.from(JSON.stringify([row[text(query['sort']) ?? 'id'], row.id])).toString('base64url');

function countsBy(rows: readonly Row[], column: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1;
  return counts;
}

const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value;
