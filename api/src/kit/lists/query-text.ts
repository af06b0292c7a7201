// Parses texts of query parameters: lists, numbers and flags.
import { invalid } from '../http/errors.ts';
import { largestId } from '../values/ids.ts';

/** Repeated parameters as one text: relations separated by semicolons, others by commas. */
export const textIn = (texts: Map<string, string[]>) => (name: string) =>
  texts.get(name)?.join(name.startsWith('with') ? ';' : ',');

export function split(value: string | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function integer(
  parameter: string,
  value: string | undefined,
  otherwise: number,
  minimum: number,
  maximum = largestId,
  /** Completes the error message with other valid values. */
  besides = '',
): number {
  if (value === undefined || value === '') return otherwise;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw invalid(
    parameter,
    `Ожидается целое число от ${minimum} до ${maximum.toLocaleString('ru')}${besides}`,
  );
}

export function flag(parameter: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw invalid(parameter, 'Ожидается 0 или 1');
}
