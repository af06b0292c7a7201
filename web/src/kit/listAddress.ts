// The state of a list as it stands in the address: search, order, conditions. Each list declares what it has.

/** A value in an address. `none` is what stands there when nothing does; unknown values are as good as none. */
export interface Part<Value> {
  none: Value;
  read: (text: string) => Value;
  /** Empty when there is nothing to write. */
  write(value: Value): string;
}

/** Several values, by commas: ids, or values of a closed set. */
export function values<const Value extends string = string>(
  known?: readonly Value[],
): Part<readonly Value[]> {
  const isKnown = (text: string): text is Value =>
    text !== '' && (known === undefined || (known as readonly string[]).includes(text));
  return {
    none: [],
    read: (text) => text.split(',').filter(isKnown),
    write: (chosen) => chosen.join(','),
  };
}

/** One value of a closed set; the first is what stands there when nothing does. */
export function choice<const Value extends string>(
  known: readonly [Value, ...Value[]],
): Part<Value> {
  const [none] = known;
  return {
    none,
    read: (text) => known.find((value) => value === text) ?? none,
    write: (value) => (value === none ? '' : value),
  };
}

/** A day, as `2026-09-01`. */
export const day: Part<string | null> = {
  none: null,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
  write: (value) => value ?? '',
};

type Parts = Readonly<Record<string, Part<unknown>>>;
type Values<P extends Parts> = { [Name in keyof P]: P[Name]['none'] };

export interface ListSort<Column extends string> {
  column: Column;
  descending: boolean;
}

export type ListState<Column extends string, Conditions extends Parts> = {
  search: string;
  /** Null is the server's own order. */
  sort: ListSort<Column> | null;
} & Values<Conditions>;

export interface ListAddress<Column extends string, Field extends string, C extends Parts> {
  read: (params: URLSearchParams) => ListState<Column, C>;
  /** The shortest address: what is usual is left out. */
  write: (state: ListState<Column, C>) => URLSearchParams;
  /** Without search and conditions; the order stays. */
  withoutFilter: (state: ListState<Column, C>) => ListState<Column, C>;
  isFiltered: (state: ListState<Column, C>) => boolean;
  orderBy: (state: ListState<Column, C>) => { field: Field; direction: 'ASC' | 'DESC' } | null;
  isColumn: (name: string) => name is Column;
}

/** `columns` are those that sort, with their names in the schema. */
export function listAddress<
  const Columns extends Readonly<Record<string, string>>,
  Conditions extends Parts,
  Views extends Parts = Record<never, never>,
>({
  columns,
  conditions,
  views = {} as Views,
}: {
  columns: Columns;
  conditions: Conditions;
  /** Tabs and the like: they stay when the filter is cleared. */
  views?: Views;
}): ListAddress<keyof Columns & string, Columns[keyof Columns], Conditions & Views> {
  type Column = keyof Columns & string;
  type State = ListState<Column, Conditions & Views>;
  const filters = Object.entries(conditions);
  const parts = [...Object.entries(views), ...filters];
  const isColumn = (name: string): name is Column => Object.hasOwn(columns, name);
  const nothing = Object.fromEntries(filters.map(([name, { none }]) => [name, none]));
  const written = (some: [string, Part<unknown>][], state: State) =>
    some.map(([name, { write }]) => [name, write(state[name as keyof State])] as const);

  return {
    isColumn,
    read: (params) => {
      const sort = params.get('sort') ?? '';
      const descending = sort.startsWith('-');
      const column = descending ? sort.slice(1) : sort;
      return {
        search: (params.get('search') ?? '').trim(),
        sort: isColumn(column) ? { column, descending } : null,
        ...Object.fromEntries(
          parts.map(([name, { read, none }]) => {
            const text = params.get(name);
            return [name, text === null ? none : read(text)];
          }),
        ),
      } as State;
    },
    write: (state) => {
      const params = new URLSearchParams();
      if (state.search.trim() !== '') params.set('search', state.search.trim());
      for (const [name, text] of written(parts, state)) if (text !== '') params.set(name, text);
      if (state.sort) params.set('sort', (state.sort.descending ? '-' : '') + state.sort.column);
      return params;
    },
    withoutFilter: (state) => ({ ...state, ...nothing, search: '' }),
    isFiltered: (state) =>
      state.search !== '' || written(filters, state).some(([, text]) => text !== ''),
    orderBy: ({ sort }) =>
      sort && {
        field: columns[sort.column] as Columns[keyof Columns],
        direction: sort.descending ? 'DESC' : 'ASC',
      },
  };
}

/** The state of a list with this address. */
export type StateOf<Address> =
  Address extends ListAddress<infer Column, string, infer Conditions>
    ? ListState<Column, Conditions>
    : never;
