// The checks of form fields. A rule answers null, or the message to show; of several rules the first that fails speaks.
import { plural } from './format.ts';

/** Answers the message to show, or null when the value is good. */
export type Rule<Value = string> = (value: Value) => string | null;

/** Asks the server about a value that all rules let through; answers the message to show, or null. */
export type ServerCheck = (value: string, signal: AbortSignal) => Promise<string | null>;

export function required(message = 'Обязательное поле'): Rule<unknown> {
  return (value) => (isEmpty(value) ? message : null);
}

/** Nothing is fine; something must look like an address. */
export function email(message = 'Укажите почту в виде имя@домен'): Rule {
  return (value) =>
    isEmpty(value) || /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value.trim()) ? null : message;
}

/** Nothing is fine; something must be a web address. */
export function url(message = 'Адрес должен начинаться с http:// или https://'): Rule {
  return (value) => (isEmpty(value) || isWebAddress(value.trim()) ? null : message);
}

/** Nothing fails too. */
export function minLength(limit: number, message = minMessage(limit)): Rule {
  return (value) => (lengthOf(value) >= limit ? null : message);
}

/** Nothing is fine. */
export function minLengthOrEmpty(limit: number, message = minMessage(limit)): Rule {
  return (value) => (isEmpty(value) || lengthOf(value) >= limit ? null : message);
}

/** Nothing fails too: put `required()` before it so that the message fits. */
export function maxLength(limit: number, message = maxMessage(limit)): Rule {
  return (value) => (!isEmpty(value) && lengthOf(value) <= limit ? null : message);
}

/** Nothing is fine. */
export function maxLengthOrEmpty(limit: number, message = maxMessage(limit)): Rule {
  return (value) => (lengthOf(value) <= limit ? null : message);
}

/** Nothing is fine; something must match. */
export function pattern(expression: RegExp, message: string): Rule {
  return (value) => (isEmpty(value) || value.search(expression) >= 0 ? null : message);
}

/** The message of the first rule that fails, in the order given. */
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

/** In characters as a person counts them on the server: code points of the trimmed text. */
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
