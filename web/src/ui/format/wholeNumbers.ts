// Whole numbers as people type them into forms, and as they travel.
import type { Rule } from './validators.ts';

/** Nothing is fine. */
export function wholeNumber(least: number, most: number): Rule {
  return (text) => {
    if (text.trim() === '') return null;
    const number = numberOf(text);
    return number !== null && number >= least && number <= most
      ? null
      : `Введите целое число от ${least} до ${most}`;
  };
}

/** Null of nothing, and of what is no whole number. */
export const numberOf = (text: string): number | null =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : null;

export const numberText = (number: number | null | undefined): string =>
  number == null ? '' : String(number);
