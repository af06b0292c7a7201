// What a person set for a table: which columns, in which order and how wide, and density. Kept in this browser under
// the table's id, as far as it differs from what is usual there.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageKey } from './storageKey.ts';

export type Density = 'normal' | 'dense';

export type TableSettings = {
  /** Only what a person chose; other columns follow the table. */
  columns: Readonly<Record<string, boolean>>;
  /** The ids of the columns as a person put them; columns that came later stand where the table has them. */
  order: readonly string[];
  /** Pixels, of columns that a person made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  density: Density;
};

/** Of a table as it was made. */
export const initialSettings: TableSettings = {
  columns: {},
  order: [],
  widths: {},
  density: 'normal',
};

export function useTableSettings(tableId: string, usual: TableSettings = initialSettings) {
  const text = useSyncExternalStore(
    watch,
    () => read(tableId),
    () => null,
  );
  const settings = useMemo(() => settingsIn(text) ?? usual, [text, usual]);
  const change = useCallback(
    (part: Partial<TableSettings>) => {
      const next = { ...(settingsIn(read(tableId)) ?? usual), ...part };
      write(tableId, isSame(next, usual) ? null : JSON.stringify(next));
    },
    [tableId, usual],
  );
  const reset = useCallback(() => write(tableId, null), [tableId]);
  /** Whether it is other than usual. */
  const isSet = !isSame(settings, usual);
  return { settings, isSet, change, reset };
}

/** The same for who asks once. */
export const tableSettings = (tableId: string, usual = initialSettings): TableSettings =>
  settingsIn(read(tableId)) ?? usual;

/** What can be read of it: it may have been kept by another version of the application, or by nobody. */
export function tableSettingsIn(kept: unknown): TableSettings {
  if (typeof kept !== 'object' || kept === null) return initialSettings;
  const parts: Partial<Record<keyof TableSettings, unknown>> = kept;
  return {
    columns: only(isBoolean, parts.columns),
    order: Array.isArray(parts.order) ? parts.order.filter(isText) : [],
    widths: only(isWidth, parts.widths),
    density: parts.density === 'dense' ? 'dense' : 'normal',
  };
}

/** Null where a person set nothing. */
function settingsIn(text: string | null): TableSettings | null {
  try {
    return text === null ? null : tableSettingsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Storage may be closed to us (private window): then the choice holds until the page is left. */
const held = new Map<string, string | null>();

function read(tableId: string): string | null {
  const text = held.get(tableId);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(storageKey(tableId));
  } catch {
    return null;
  }
}

function write(tableId: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey(tableId));
    else localStorage.setItem(storageKey(tableId), text);
  } catch {
    held.set(tableId, text);
  }
  for (const tell of watchers) tell();
}

const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Servers may give the names back in another order. */
function isSame(one: TableSettings, other: TableSettings): boolean {
  return textOf(one) === textOf(other);
}

const textOf = ({ columns, order, widths, density }: TableSettings) =>
  JSON.stringify([sorted(columns), order, sorted(widths), density]);

const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Pixels. */
export const columnWidths = { least: 60, most: 800 } as const;

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string';
const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= columnWidths.least && value <= columnWidths.most;

function only<Value>(
  isOne: (value: unknown) => value is Value,
  record: unknown,
): Record<string, Value> {
  if (typeof record !== 'object' || record === null) return {};
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Value] => isOne(entry[1])),
  );
}
