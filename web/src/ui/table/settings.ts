// Personal settings of a table: visible columns, order, widths, density. Stored in local storage under the table's id,
// only where they differ from the defaults.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageKey } from './storageKey.ts';

export type Density = 'normal' | 'dense';

export type TableSettings = {
  /** Only explicit choices; other columns follow the defaults. */
  columns: Readonly<Record<string, boolean>>;
  /** The column ids in the user's order; columns added later keep their default position. */
  order: readonly string[];
  /** Pixels, for resized columns only. */
  widths: Readonly<Record<string, number>>;
  density: Density;
};

/** The defaults of every table. */
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
  /** Whether the settings differ from the defaults. */
  const isSet = !isSame(settings, usual);
  return { settings, isSet, change, reset };
}

/** The same outside of components. */
export const tableSettings = (tableId: string, usual = initialSettings): TableSettings =>
  settingsIn(read(tableId)) ?? usual;

/** Validates stored settings, which may come from another version of the application. */
export function tableSettingsIn(stored: unknown): TableSettings {
  if (typeof stored !== 'object' || stored === null) return initialSettings;
  const parts: Partial<Record<keyof TableSettings, unknown>> = stored;
  return {
    columns: only(isBoolean, parts.columns),
    order: Array.isArray(parts.order) ? parts.order.filter(isText) : [],
    widths: only(isWidth, parts.widths),
    density: parts.density === 'dense' ? 'dense' : 'normal',
  };
}

/** Null without stored settings. */
function settingsIn(text: string | null): TableSettings | null {
  try {
    return text === null ? null : tableSettingsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Storage may be unavailable (private window); then settings last until the page is closed. */
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
  for (const watcher of watchers) watcher();
}

const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Servers may return the keys in another order. */
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
