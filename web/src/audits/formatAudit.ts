// Formats field names and values of the history.
import { auditWords } from './allWords.ts';
import { formatDate, formatDateTime, formatNumber, htmlToText } from '../ui/index.ts';

/** A custom field is labelled with its own name. */
export const fieldLabel = (type: string, field: string): string =>
  auditWords[type]?.fields[field] ?? field.replace(/^custom_fields\./, '');

export const isRichText = (type: string, field: string): boolean =>
  auditWords[type]?.richText?.includes(field) ?? false;

/** The value as one line of text. */
export function formatValue(type: string, field: string, value: string): string {
  if (isRichText(type, field)) return htmlToText(value) || 'пусто';
  if (auditWords[type]?.decimals?.includes(field)) return formatNumber(Number(value));
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return auditWords[type]?.values?.[value] ?? plainValues[value] ?? value;
}

const plainValues: Readonly<Record<string, string>> = { true: 'да', false: 'нет', '': 'пусто' };
