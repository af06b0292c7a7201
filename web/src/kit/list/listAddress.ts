// The state of a list in the address: search, sort and conditions. Each list declares its own.
import type { Sort } from '../../ui/table/sort.ts';
import { valueAt, type Address, type AddressParameter } from '../pages/addressParameters.ts';

type Parts = Readonly<Record<string, AddressParameter<unknown>>>;
type Values<P extends Parts> = { [Name in keyof P]: P[Name]['none'] };

export type ListState<Sorted extends string, Rest extends object> = {
  search: string;
  /** Null is the server's default. */
  sort: Sort<Sorted> | null;
} & Rest;

/** The column id of a custom field, or of a form's field. */
export type FieldColumn = `field_${string}`;

export const fieldColumn = (id: string): FieldColumn => `field_${id}`;

/** The field's id from its column id. */
export const fieldOfColumn = (column: string): string | null =>
  /^field_([\w-]+)$/.exec(column)?.[1] ?? null;

/** The schema's order input: a field, or a custom field with its id. */
interface OrderedBy {
  field: string;
}

interface ListVariables<Order extends OrderedBy> {
  search: string | null;
  orderBy: (Order & { direction: 'ASC' | 'DESC' }) | null;
}

/** `Order` is the schema's order input; `Rest` is the state beside search and sort. */
export interface ListAddress<Sorted extends string, Order extends OrderedBy, Rest extends object> {
  read: (params: URLSearchParams) => ListState<Sorted, Rest>;
  /** Default values are left out. */
  write: (state: ListState<Sorted, Rest>) => URLSearchParams;
  /** The variables that all lists have. */
  variables: (state: ListState<Sorted, Rest>) => ListVariables<Order>;
  /** The same from an address: all variables of a list without conditions. */
  variablesAt: (address: Pick<Address, 'search'>) => ListVariables<Order>;
  /** Identifies the set of matching rows regardless of sort. */
  rows: (state: ListState<Sorted, Rest>) => string;
  /** Clears search and conditions; keeps the sort. */
  withoutFilter: (state: ListState<Sorted, Rest>) => ListState<Sorted, Rest>;
  isFiltered: (state: ListState<Sorted, Rest>) => boolean;
  /** The sortable columns, apart from custom fields. */
  sortable: readonly Sorted[];
  hasManyConditions: boolean;
}

/** The state of a list with this address. */
export type StateOf<Address> =
  Address extends ListAddress<infer Sorted, OrderedBy, infer Rest>
    ? ListState<Sorted, Rest>
    : never;

/** The ids of the sortable columns of a list with this address. */
export type SortedBy<Address> =
  Address extends ListAddress<infer Sorted, OrderedBy, infer _> ? Sorted : never;

export function listAddress<
  const Sorting extends Readonly<Record<string, string>>,
  Conditions extends Parts = Record<never, never>,
  Views extends Parts = Record<never, never>,
  Looks extends Parts = Record<never, never>,
  ByField extends OrderedBy = never,
>(declared: {
  /** The sortable columns and their names in the schema. */
  sorting: Sorting;
  /** The order input for a custom field, if those are sortable; null for an invalid id. */
  byField?: (id: string) => ByField | null;
  conditions?: Conditions;
  /** Parameters such as tabs, which clearing the filter keeps. */
  views?: Views;
  /** Parameters that only change how the rows are shown. */
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
  const conditions = Object.entries<AddressParameter<unknown>>(declared.conditions ?? {});
  const rowParameters = [
    ...Object.entries<AddressParameter<unknown>>(declared.views ?? {}),
    ...conditions,
  ];
  const all = [
    ...Object.entries<AddressParameter<unknown>>(declared.looks ?? {}),
    ...rowParameters,
  ];
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
    // TypeScript can't follow an object that is built from declared names.
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
    rows: (state) => new URLSearchParams(written(rowParameters, state)).toString(),
    withoutFilter: (state) => ({ ...state, ...nothing, search: '' }),
    isFiltered: (state) => written(conditions, state).length > 0,
  };
}
