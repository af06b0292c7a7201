// Validates values of custom fields by type; the form and the server use the same rules. The server adds checks of its
// own, such as whether a telephone number exists.
import type { FieldType } from './types.ts';

export interface TextRule {
  pattern: RegExp;
  message: string;
}

const url = 'Адрес должен начинаться с http:// или https://';

const rules: Partial<Record<FieldType, TextRule>> = {
  integer: { pattern: /^-?\d{1,15}$/, message: 'Введите целое число' },
  phone: { pattern: /^\+?[\d\s().-]{5,30}$/, message: 'Введите номер в виде +7 900 000-00-00' },
  email: {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
    message: 'Введите адрес почты в виде имя@домен.ру',
  },
  url: { pattern: /^https?:\/\/[^\s/]+\S*$/, message: url },
  telegram_id: {
    pattern: /^(@?[A-Za-z]\w{3,63}|\d{1,20})$/,
    message: 'Введите имя в виде @name или номер',
  },
};

/** The maximum number of characters of a value. */
export const longestText = (type: FieldType): number => (type === 'url' ? 2000 : 10_000);

/** Why the text is not a valid value, in Russian; null if it is. */
export function textProblem(type: FieldType, text: string): string | null {
  if (text.length > longestText(type)) {
    return `Не больше ${longestText(type).toLocaleString('ru')} символов`;
  }
  const rule = rules[type];
  return rule === undefined || rule.pattern.test(text) ? null : rule.message;
}
