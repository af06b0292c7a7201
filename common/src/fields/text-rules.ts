// What may be typed into a field of each type: one description, which the form tells while a person types and the server
// insists on. What the server knows better (whether a telephone number exists) it says on top.
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

/** Characters that a value may have at most. */
export const longestText = (type: FieldType): number => (type === 'url' ? 2000 : 10_000);

/** Why a text can't be a value of a field of this type, in Russian; null when it can. */
export function textProblem(type: FieldType, text: string): string | null {
  if (text.length > longestText(type)) {
    return `Не больше ${longestText(type).toLocaleString('ru')} символов`;
  }
  const rule = rules[type];
  return rule === undefined || rule.pattern.test(text) ? null : rule.message;
}
