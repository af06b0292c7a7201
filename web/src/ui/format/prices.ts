// Parses and formats prices in forms.
import type { Rule } from './validators.ts';

/** An empty text is valid. */
export const aPrice: Rule = (text) =>
  text.trim() === '' || priceOf(text) !== null
    ? null
    : 'Введите сумму в рублях, не больше двух знаков после запятой';

/** The decimal string `12500.50` for «12 500,5»; null for an empty or invalid text. */
export function priceOf(text: string): string | null {
  const [, roubles, kopecks = ''] =
    /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '').replace(',', '.')) ?? [];
  return roubles === undefined ? null : `${Number(roubles)}.${kopecks.padEnd(2, '0')}`;
}

/** «12500,50» for `12500.50`, «12500» for `12500.00`. */
export const priceText = (price: string | null | undefined): string =>
  (price ?? '').replace(/\.00$/, '').replace('.', ',');
