// Validation rules of form fields.
import { plural } from './format.ts';

/**
 * Returns the message to show, or null for a valid value. Of several rules the first failing one counts.
 */
export type Rule<Value = string> = (value: Value) => string | null;

/** Validates on the server a value that passed all rules; resolves to the message, or null. */
export type ServerCheck = (value: string, signal: AbortSignal) => Promise<string | null>;

export function required(message = 'Обязательное поле'): Rule<unknown> {
  return (value) => (isEmpty(value) ? message : null);
}

/** An email address or an empty text. */
export function email(message = 'Укажите почту в виде имя@домен'): Rule {
  return (value) =>
    isEmpty(value) || /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value.trim()) ? null : message;
}

/** A web address or an empty text. */
export function url(message = 'Адрес должен начинаться с http:// или https://'): Rule {
  return (value) => (isEmpty(value) || isWebAddress(value.trim()) ? null : message);
}

/** An empty text is invalid, too. */
export function minLength(limit: number, message = minMessage(limit)): Rule {
  return (value) => (lengthOf(value) >= limit ? null : message);
}

/** An empty text is valid. */
export function minLengthOrEmpty(limit: number, message = minMessage(limit)): Rule {
  return (value) => (isEmpty(value) || lengthOf(value) >= limit ? null : message);
}

/** An empty text is invalid, too: put `required()` first for a fitting message. */
export function maxLength(limit: number, message = maxMessage(limit)): Rule {
  return (value) => (!isEmpty(value) && lengthOf(value) <= limit ? null : message);
}

/** An empty text is valid. */
export function maxLengthOrEmpty(limit: number, message = maxMessage(limit)): Rule {
  return (value) => (lengthOf(value) <= limit ? null : message);
}

/** A matching or empty text. */
export function pattern(expression: RegExp, message: string): Rule {
  return (value) => (isEmpty(value) || value.search(expression) >= 0 ? null : message);
}

/** The message of the first failing rule. */
export function firstFailing<Value>(rules: readonly Rule<Value>[], value: Value): string | null {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== null) return message;
  }
  return null;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value == null || value === false;
}

/** Counted like on the server: code points of the trimmed text. */
function lengthOf(value: string): number {
  return [...(value ?? '').trim()].length;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/iu.test(value) && URL.canParse(value);
}

function minMessage(limit: number): string {
  return `Требуется минимум ${limit} ${plural(limit, ['символ', 'символа', 'символов'])}`;
}

function maxMessage(limit: number): string {
  return `Не больше ${limit} ${plural(limit, ['символа', 'символов', 'символов'])}`;
}
