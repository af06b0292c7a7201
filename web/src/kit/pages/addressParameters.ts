// Typed parameters of an address: parsing and serialising.

/** The parts of a location that a page's query depends on. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A parameter in the query string. `none` is its default, also for invalid values. */
export interface AddressParameter<Value> {
  none: Value;
  read: (text: string) => Value;
  /** Empty when the parameter is left out. */
  write(value: Value): string;
}

/** Reads one parameter: `valueAt('tab', choice(['profile', 'history']))`. */
export const valueAt =
  <Value>(name: string, { none, read }: AddressParameter<Value>) =>
  ({ search }: Pick<Address, 'search'>): Value => {
    const text = search.get(name);
    return text === null ? none : read(text);
  };

/** Reads a record's id from the path; null if invalid. */
export const idAt =
  (param: string) =>
  ({ params }: Pick<Address, 'params'>): number | null => {
    const text = params[param] ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };

/** A comma-separated list: ids, or values of a closed set in lower case. */
export function values<const Value extends string = string>(
  known?: readonly Value[],
): AddressParameter<readonly Value[]>;
export function values(known?: readonly string[]): AddressParameter<readonly string[]> {
  const valueOf = (word: string) =>
    known ? known.find((value) => value.toLowerCase() === word) : word;
  return {
    none: [],
    read: (text) => text.split(',').flatMap((word) => valueOf(word) || []),
    write: (chosen) => (known ? chosen.map((value) => value.toLowerCase()) : chosen).join(','),
  };
}

/** A value of a closed set, in lower case; the first one is the default. */
export function choice<const Value extends string>(
  known: readonly [Value, ...Value[]],
): AddressParameter<Value> {
  const [none] = known;
  return {
    none,
    read: (text) => known.find((value) => value.toLowerCase() === text) ?? none,
    write: (value) => (value === none ? '' : value.toLowerCase()),
  };
}

/** A boolean that is left out when false. */
export const flag: AddressParameter<boolean> = {
  none: false,
  read: (text) => text === '1',
  write: (value) => (value ? '1' : ''),
};

/** A day, as `2026-09-01`. */
export const day: AddressParameter<string | null> = {
  none: null,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
  write: (value) => value ?? '',
};
