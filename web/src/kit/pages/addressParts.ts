// Values in an address: how each is read from its text, and written.

/** Where a page is, in the parts that its query is made of. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A value in an address. `none` is what stands there when nothing does; unknown values are as good as none. */
export interface Part<Value> {
  none: Value;
  read: (text: string) => Value;
  /** Empty when there is nothing to write. */
  write(value: Value): string;
}

/** Reads the one value of this name: `valueAt('tab', choice(['profile', 'history']))`. */
export const valueAt =
  <Value>(name: string, { none, read }: Part<Value>) =>
  ({ search }: Pick<Address, 'search'>): Value => {
    const text = search.get(name);
    return text === null ? none : read(text);
  };

/** Reads the id of the record whose page it is; null for what can't be one. */
export const idAt =
  (param: string) =>
  ({ params }: Pick<Address, 'params'>): number | null => {
    const text = params[param] ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };

/** Several values, by commas: ids, or values of a closed set, which stand there in small letters. */
export function values<const Value extends string = string>(
  known?: readonly Value[],
): Part<readonly Value[]>;
export function values(known?: readonly string[]): Part<readonly string[]> {
  const valueOf = (word: string) =>
    known ? known.find((value) => value.toLowerCase() === word) : word;
  return {
    none: [],
    read: (text) => text.split(',').flatMap((word) => valueOf(word) || []),
    write: (chosen) => (known ? chosen.map((value) => value.toLowerCase()) : chosen).join(','),
  };
}

/** One value of a closed set, in small letters; the first is what stands there when nothing does. */
export function choice<const Value extends string>(
  known: readonly [Value, ...Value[]],
): Part<Value> {
  const [none] = known;
  return {
    none,
    read: (text) => known.find((value) => value.toLowerCase() === text) ?? none,
    write: (value) => (value === none ? '' : value.toLowerCase()),
  };
}

/** Yes or nothing. */
export const flag: Part<boolean> = {
  none: false,
  read: (text) => text === '1',
  write: (value) => (value ? '1' : ''),
};

/** A day, as `2026-09-01`. */
export const day: Part<string | null> = {
  none: null,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
  write: (value) => value ?? '',
};
