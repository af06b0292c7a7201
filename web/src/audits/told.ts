// How the history says the values of a field.
import { auditWords } from '../auditWords.ts';
import { formatDate, formatDateTime, formatNumber, htmlToText } from '../ui/index.ts';

/** A company's own field is known by its name. */
export const fieldOf = (type: string, field: string): string =>
  auditWords[type]?.fields[field] ?? field.replace(/^custom_fields\./, '');

export const isRich = (type: string, field: string): boolean =>
  auditWords[type]?.richText?.includes(field) ?? false;

/** On one line. */
export function shown(type: string, field: string, value: string): string {
  if (isRich(type, field)) return htmlToText(value) || 'пусто';
  if (auditWords[type]?.decimals?.includes(field)) return formatNumber(Number(value));
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return auditWords[type]?.values?.[value] ?? plainValues[value] ?? value;
}

const plainValues: Readonly<Record<string, string>> = { true: 'да', false: 'нет', '': 'пусто' };
