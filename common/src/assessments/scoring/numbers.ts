// Parses numbers as people type them («1,50» is 1.5) and compares them exactly; the tolerance is inclusive.

/** The value is `digits` × 10^−`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Characters; more than any typed number has. */
export const longestNumber = 60;

const largestExponent = 99;

/**
 * Parses a number with a point or a comma, a sign (including the typographic minus), spaces between thousands, and an
 * exponent («2,5e-3», also with the Cyrillic letter). Null for anything else. Fractions are rejected: a learner asked
 * for 0,75 could otherwise repeat the 3/4 of the task.
 */
export function readNumber(text: string): Decimal | null {
  const typed = text.trim();
  if (typed.length > longestNumber) return null;
  const { sign, whole = '', part = '', exponent = '0' } = pattern.exec(typed)?.groups ?? {};
  const digits = whole.replaceAll(/\s/g, '') + part;
  if (digits === '') return null;
  const power = Number(exponent.replace(minus, '-'));
  if (Math.abs(power) > largestExponent) return null;
  const value = BigInt(digits);
  return {
    digits: sign !== undefined && minus.test(sign) ? -value : value,
    scale: part.length - power,
  };
}

const minus = /[-−–]/;
const pattern =
  /^(?<sign>[-−–+])?\s*(?<whole>\d{1,3}(?:\s\d{3})+|\d+)?(?:[.,](?<part>\d+)?)?(?:[eEеЕ](?<exponent>[-−–+]?\d{1,4}))?$/;

/** Whether the difference is at most the tolerance. */
export function areNear(one: Decimal, other: Decimal, tolerance: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale, tolerance.scale);
  const scaled = (number: Decimal) => number.digits * 10n ** BigInt(scale - number.scale);
  const difference = scaled(one) - scaled(other);
  return (difference < 0n ? -difference : difference) <= scaled(tolerance);
}

export const exactly: Decimal = { digits: 0n, scale: 0 };
