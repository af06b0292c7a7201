// How a person wants exports of a list: the format, the columns and their order. The browser remembers it.
import { keysOf } from '../kit/pages/keysOf.ts';
import { readSetting, writeSetting, type Setting } from '../kit/network/settings.ts';

export type ExportFormat = 'XLSX' | 'CSV';

export interface ExportChoice<Column extends string> {
  format: ExportFormat;
  /** All columns in their order, chosen or not. */
  columns: readonly ChosenColumn<Column>[];
}

export interface ChosenColumn<Column extends string> {
  id: Column;
  isOn: boolean;
}

/** The columns of a list: their heads in their usual order, and where the browser keeps the choice. */
export interface ExportColumns<Column extends string> {
  labels: Readonly<Record<Column, string>>;
  setting: Setting;
  /** Those that stand at the end and are in the file only where somebody chooses them. */
  offAtFirst?: readonly Column[];
}

export function allColumns<Column extends string>({
  labels,
  offAtFirst = [],
}: ExportColumns<Column>): readonly ChosenColumn<Column>[] {
  return keysOf(labels).map((id) => ({ id, isOn: !offAtFirst.includes(id) }));
}

/** Columns that came to be since the choice was made stand at the end, as they are at first. */
export function readChoice<Column extends string>(
  columns: ExportColumns<Column>,
): ExportChoice<Column> {
  const all = allColumns(columns);
  try {
    const kept = JSON.parse(readSetting(columns.setting) ?? '{}') as Partial<ExportChoice<Column>>;
    const known = (kept.columns ?? [])
      .filter(({ id }) => Object.hasOwn(columns.labels, id))
      .map(({ id, isOn }) => ({ id, isOn: isOn !== false }));
    const others = all.filter(({ id }) => !known.some((column) => column.id === id));
    return { format: kept.format === 'CSV' ? 'CSV' : 'XLSX', columns: [...known, ...others] };
  } catch {
    return { format: 'XLSX', columns: all };
  }
}

export function rememberChoice<Column extends string>(
  { setting }: ExportColumns<Column>,
  choice: ExportChoice<Column>,
): void {
  writeSetting(setting, JSON.stringify(choice));
}
