// Prices as people type them into forms, and as they travel.
import type { Rule } from './validators.ts';

/** Nothing is fine. */
export const aPrice: Rule = (text) =>
  text.trim() === '' || priceOf(text) !== null
    ? null
    : 'Введите сумму в рублях, не больше двух знаков после запятой';

/** A decimal string: `12500.50` of «12 500,5». Null of nothing, and of what is no price. */
export function priceOf(text: string): string | null {
  const [, roubles, kopecks = ''] =
    /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '').replace(',', '.')) ?? [];
  return roubles === undefined ? null : `${Number(roubles)}.${kopecks.padEnd(2, '0')}`;
}

/** «12500,50» of `12500.50`, «12500» of `12500.00`. */
export const priceText = (price: string | null | undefined): string =>
  (price ?? '').replace(/\.00$/, '').replace('.', ',');
