// The user's choice for exports of a list: format, columns and their order; stored in the browser.
import { keysOf } from '../kit/pages/keysOf.ts';
import { readSetting, writeSetting, type Setting } from '../kit/network/settings.ts';

export type ExportFormat = 'XLSX' | 'CSV';

export interface ExportChoice<Column extends string> {
  format: ExportFormat;
  /** All columns in their order, selected or not. */
  columns: readonly ChosenColumn<Column>[];
}

export interface ChosenColumn<Column extends string> {
  id: Column;
  isOn: boolean;
}

/**
 * The columns of a list: their headers in default order, and the setting under which the browser stores the choice.
 */
export interface ExportColumns<Column extends string> {
  labels: Readonly<Record<Column, string>>;
  setting: Setting;
  /** Columns that come last and are not selected by default. */
  offAtFirst?: readonly Column[];
}

export function allColumns<Column extends string>({
  labels,
  offAtFirst = [],
}: ExportColumns<Column>): readonly ChosenColumn<Column>[] {
  return keysOf(labels).map((id) => ({ id, isOn: !offAtFirst.includes(id) }));
}

/** Columns added since the choice was stored come last, with their default selection. */
export function readChoice<Column extends string>(
  columns: ExportColumns<Column>,
): ExportChoice<Column> {
  const all = allColumns(columns);
  try {
    const stored = JSON.parse(readSetting(columns.setting) ?? '{}') as Partial<
      ExportChoice<Column>
    >;
    const known = (stored.columns ?? [])
      .filter(({ id }) => Object.hasOwn(columns.labels, id))
      .map(({ id, isOn }) => ({ id, isOn: isOn !== false }));
    const others = all.filter(({ id }) => !known.some((column) => column.id === id));
    return { format: stored.format === 'CSV' ? 'CSV' : 'XLSX', columns: [...known, ...others] };
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
