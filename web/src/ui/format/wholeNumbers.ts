// Parses and validates whole numbers in forms.
import type { Rule } from './validators.ts';

/** An empty text is valid. */
export function wholeNumber(least: number, most: number): Rule {
  return (text) => {
    if (text.trim() === '') return null;
    const number = numberOf(text);
    return number !== null && number >= least && number <= most
      ? null
      : `Введите целое число от ${least} до ${most}`;
  };
}

/** Null for an empty or invalid text. */
export const numberOf = (text: string): number | null =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : null;

export const numberText = (number: number | null | undefined): string =>
  number == null ? '' : String(number);
