// Formats values of custom fields for the cells of a file.
import type { FieldType } from '@kafedra/common/fields';
import type { CellKind } from './columns.ts';

/** Field types with number or date cells. */
export const cellKinds: Partial<Record<FieldType, CellKind>> = {
  integer: 'number',
  date: 'day',
};

/** Formats days and instants in Russian; other values stay unchanged. */
export function valueFormatter(
  timeZone: string,
): (type: FieldType | null, value: string) => string {
  const day = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat('ru-RU', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return (type, value) => {
    if (type === 'date') return day.format(new Date(value));
    return type === 'datetime' ? moment.format(new Date(value)) : value;
  };
}
