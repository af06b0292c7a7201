// What a person set for a table: which columns, in which order and how wide, and density. Kept in this browser under
// the table's id.
import { useCallback, useState } from 'react';

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

const initial: TableSettings = { columns: {}, order: [], widths: {}, density: 'normal' };

export function useTableSettings(tableId: string) {
  const [settings, setSettings] = useState(() => read(tableId));
  const change = useCallback(
    (part: Partial<TableSettings>) =>
      setSettings((now) => {
        const next = { ...now, ...part };
        write(tableId, next);
        return next;
      }),
    [tableId],
  );
  const reset = useCallback(() => change(initial), [change]);
  return { settings, change, reset };
}

function storageKey(tableId: string): string {
  return `kafedra.table.${tableId}`;
}

/** Storage may be closed to us (private window) or hold anything: then the table starts as it was made. */
function read(tableId: string): TableSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(tableId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return initial;
    const parts: Partial<Record<keyof TableSettings, unknown>> = kept;
    return {
      columns: only(isBoolean, parts.columns),
      order: Array.isArray(parts.order) ? parts.order.filter(isText) : [],
      widths: only(isWidth, parts.widths),
      density: parts.density === 'dense' ? 'dense' : 'normal',
    };
  } catch {
    return initial;
  }
}

function write(tableId: string, settings: TableSettings): void {
  try {
    localStorage.setItem(storageKey(tableId), JSON.stringify(settings));
  } catch {
    // The choice still holds until the page is left.
  }
}

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
