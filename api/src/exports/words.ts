// What a company's own fields hold, in the cells of a file.
import type { FieldType } from '@kafedra/common/fields';
import type { CellKind } from './columns.ts';

/** Numbers and days have cells of their own kind, where a field holds one of them. */
export const cellKinds: Partial<Record<FieldType, CellKind>> = {
  integer: 'number',
  date: 'day',
};

/** Days and moments as they are written in Russian; everything else as it is. */
export function wordsIn(timeZone: string): (type: FieldType | null, value: string) => string {
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
