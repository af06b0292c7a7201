// The state of a list as it stands in the address: search, order, conditions. Each list declares what it has.
import type { Sort } from '../../ui/table/sort.ts';
import { valueAt, type Address, type Part } from '../pages/addressParts.ts';

type Parts = Readonly<Record<string, Part<unknown>>>;
type Values<P extends Parts> = { [Name in keyof P]: P[Name]['none'] };

export type ListState<Sorted extends string, Rest extends object> = {
  search: string;
  /** Null is the server's own order. */
  sort: Sort<Sorted> | null;
} & Rest;

/** The column of one of the company's own fields, or of a form's, by the field's id. */
export type FieldColumn = `field_${string}`;

export const fieldColumn = (id: string): FieldColumn => `field_${id}`;

/** The id of the field whose column it is. */
export const fieldOfColumn = (column: string): string | null =>
  /^field_([\w-]+)$/.exec(column)?.[1] ?? null;

/** What the schema orders by: a field of its own, or with more that says which of the company's. */
interface OrderedBy {
  field: string;
}

interface ListVariables<Order extends OrderedBy> {
  search: string | null;
  orderBy: (Order & { direction: 'ASC' | 'DESC' }) | null;
}

/** `Order` is what sorts in the schema; `Rest` is all that the state holds beside search and order. */
export interface ListAddress<Sorted extends string, Order extends OrderedBy, Rest extends object> {
  read: (params: URLSearchParams) => ListState<Sorted, Rest>;
  /** The shortest address: what is usual is left out. */
  write: (state: ListState<Sorted, Rest>) => URLSearchParams;
  /** What of the state every list asks for in the same way. */
  variables: (state: ListState<Sorted, Rest>) => ListVariables<Order>;
  /** The same at an address: all that a list without conditions asks for. */
  variablesAt: (address: Pick<Address, 'search'>) => ListVariables<Order>;
  /** The rows that the state asks for, in whatever order, as text: equal for equal rows. */
  rows: (state: ListState<Sorted, Rest>) => string;
  /** Without search and conditions; the order stays. */
  withoutFilter: (state: ListState<Sorted, Rest>) => ListState<Sorted, Rest>;
  isFiltered: (state: ListState<Sorted, Rest>) => boolean;
  /** The columns that sort in every company. */
  sortable: readonly Sorted[];
  hasManyConditions: boolean;
}

/** The state of a list with this address. */
export type StateOf<Address> =
  Address extends ListAddress<infer Sorted, OrderedBy, infer Rest>
    ? ListState<Sorted, Rest>
    : never;

/** The ids of the columns that sort a list with this address. */
export type SortedBy<Address> =
  Address extends ListAddress<infer Sorted, OrderedBy, infer _> ? Sorted : never;

export function listAddress<
  const Sorting extends Readonly<Record<string, string>>,
  Conditions extends Parts = Record<never, never>,
  Views extends Parts = Record<never, never>,
  Looks extends Parts = Record<never, never>,
  ByField extends OrderedBy = never,
>(declared: {
  /** The columns that sort, with their names in the schema. */
  sorting: Sorting;
  /** How the schema orders by one of the fields that have columns, where these sort too; null for what is no field's id. */
  byField?: (id: string) => ByField | null;
  conditions?: Conditions;
  /** Tabs and the like: they stay when the filter is cleared. */
  views?: Views;
  /** Ways to show the same rows. */
  looks?: Looks;
}): ListAddress<
  (keyof Sorting & string) | ([ByField] extends [never] ? never : FieldColumn),
  { field: Sorting[keyof Sorting] } | ByField,
  Values<Conditions & Views & Looks>
> {
  type Own = keyof Sorting & string;
  type Sorted = Own | ([ByField] extends [never] ? never : FieldColumn);
  type Order = { field: Sorting[keyof Sorting] } | ByField;
  type State = ListState<Sorted, Values<Conditions & Views & Looks>>;
  const { sorting, byField } = declared;
  const conditions = Object.entries<Part<unknown>>(declared.conditions ?? {});
  const asked = [...Object.entries<Part<unknown>>(declared.views ?? {}), ...conditions];
  const all = [...Object.entries<Part<unknown>>(declared.looks ?? {}), ...asked];
  const nothing = Object.fromEntries(conditions.map(([name, { none }]) => [name, none]));
  const isOwn = (name: string): name is Own => Object.hasOwn(sorting, name);
  const orderOf = (column: string): Order | null => {
    if (isOwn(column)) return { field: sorting[column as Own] };
    const id = byField ? fieldOfColumn(column) : null;
    return id === null ? null : (byField?.(id) ?? null);
  };
  const written = (parts: typeof all, state: State): string[][] =>
    [
      ['search', state.search.trim()],
      ...parts.map(([name, { write }]) => [name, write(state[name as keyof State])]),
    ].filter(([, text]) => text !== '');

  const read = (params: URLSearchParams): State => {
    const sort = params.get('sort') ?? '';
    const descending = sort.startsWith('-');
    const column = descending ? sort.slice(1) : sort;
    // Built from its declared parts by name: TypeScript can't follow that.
    return {
      search: (params.get('search') ?? '').trim(),
      sort: orderOf(column) && { column, descending },
      ...Object.fromEntries(
        all.map(([name, part]) => [name, valueAt(name, part)({ search: params })]),
      ),
    } as State;
  };
  const variables = ({ search, sort }: State): ListVariables<Order> => {
    const order = sort && orderOf(sort.column);
    return {
      search: search || null,
      orderBy: order && { ...order, direction: sort.descending ? 'DESC' : 'ASC' },
    };
  };

  return {
    sortable: Object.keys(sorting).filter(isOwn),
    hasManyConditions: conditions.length > 1,
    read,
    write: (state) => {
      const params = new URLSearchParams(written(all, state));
      if (state.sort) params.set('sort', (state.sort.descending ? '-' : '') + state.sort.column);
      return params;
    },
    variables,
    variablesAt: ({ search }) => variables(read(search)),
    rows: (state) => new URLSearchParams(written(asked, state)).toString(),
    withoutFilter: (state) => ({ ...state, ...nothing, search: '' }),
    isFiltered: (state) => written(conditions, state).length > 0,
  };
}
