// What a person set for a table: columns and density. Kept in this browser under the table's id.
import { useCallback, useState } from 'react';

export type Density = 'normal' | 'dense';

export type TableSettings = {
  /** Only what a person chose; other columns follow the table. */
  columns: Readonly<Record<string, boolean>>;
  density: Density;
};

const initial: TableSettings = { columns: {}, density: 'normal' };

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
    const columns = 'columns' in kept && typeof kept.columns === 'object' ? kept.columns : null;
    const density = 'density' in kept && kept.density === 'dense' ? 'dense' : 'normal';
    return { columns: onlyBooleans(columns ?? {}), density };
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

function onlyBooleans(record: object): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  );
}
