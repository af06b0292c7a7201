// Decimal numbers as text, so that precision is preserved: 0.10 remains 0.10.

/** Characters of a number, more than any real answer has. */
const longest = 100;

/**
 * Parses a number of another system into the form with a decimal point; null if it is not a number.
 */
export function parseDecimal(text: string): string | null {
  if (text.length > longest) return null;
  const number = text
    .trim()
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(number)) {
    return number
      .replace(/^\+/, '')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, '');
  }
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d{1,3}$/i.test(number)) return null;
  const value = Number(number);
  return Number.isFinite(value) ? plainly(value) : null;
}

/**
 * The tolerance of a number, with at most twelve digits on either side of the point; null if the number is exact.
 */
export function parseTolerance(text: string): string | null {
  const [units = '', fraction = ''] = (parseDecimal(text) ?? '0').replace('-', '').split('.');
  const digits = fraction.slice(0, 12);
  const tolerance = digits === '' ? units : `${units}.${digits}`;
  return Number(tolerance) === 0 || units.length > 12 ? null : tolerance;
}

/** The given percentage of a number, without a sign. */
export function percentageOf(value: string, percent: string): string {
  const digits = fractionOf(value) + fractionOf(percent) + 2;
  const share = scaled(value, fractionOf(value)) * scaled(percent, fractionOf(percent));
  return written(share < 0n ? -share : share, digits);
}

/** Formats a number without an exponent. */
const plainly = (value: number): string =>
  new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 }).format(value);

/** The midpoint of a range, and the distance to its ends. */
export function midpointOf(least: string, greatest: string): { value: string; tolerance: string } {
  const digits = Math.max(fractionOf(least), fractionOf(greatest)) + 1;
  const [low, high] = [least, greatest].map((text) => scaled(text, digits)) as [bigint, bigint];
  return {
    value: written((low + high) / 2n, digits),
    tolerance: written(high > low ? (high - low) / 2n : (low - high) / 2n, digits),
  };
}

const fractionOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The number multiplied by ten to the power of `digits`. */
function scaled(text: string, digits: number): bigint {
  const isNegative = text.startsWith('-');
  const [units = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const number = BigInt(`${units || '0'}${fraction.padEnd(digits, '0')}`);
  return isNegative ? -number : number;
}

function written(number: bigint, digits: number): string {
  const sign = number < 0n ? '-' : '';
  const text = String(number < 0n ? -number : number).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return sign + text.slice(0, -digits) + (fraction === '' ? '' : `.${fraction}`);
}
