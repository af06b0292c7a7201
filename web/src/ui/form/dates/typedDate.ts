// Parses dates and times as they are typed: digits with or without separators. «5.9.» becomes «05.09.».

interface Mask {
  sign: string;
  /** Number of digits of each part. */
  sizes: readonly number[];
  /** A part whose first digit is higher gets a leading zero. */
  highest: readonly number[];
}

const dayMask: Mask = { sign: '.', sizes: [2, 2, 4], highest: [3, 1, 9] };
const timeMask: Mask = { sign: ':', sizes: [2, 2], highest: [2, 5] };

/** Formats `150920` as `15.09.20`; also accepts a pasted ISO date, `2026-09-15`. */
export function dayAsTyped(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return year === undefined ? masked(text, dayMask) : `${day}.${month}.${year}`;
}

export const timeAsTyped = (text: string): string => masked(text, timeMask);

export const isWholeDay = (typed: string): boolean => typed.length === 'ДД.ММ.ГГГГ'.length;

/** Expands a two-digit year in this century: `01.09.26` to `01.09.2026`. */
export const withCentury = (typed: string): string =>
  typed.replace(/^(\d\d\.\d\d\.)(\d\d)$/, '$120$2');

/** As `2026-09-15`; null for an invalid date. */
export function readDay(typed: string): string | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(typed) ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isThere ? written : null;
}

/** As `09:30`. */
export const readTime = (typed: string): string | null =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : null;

function masked(text: string, { sign, sizes, highest }: Mask): string {
  const parts = [''];
  for (const letter of text) {
    const index = parts.length - 1;
    const part = parts[index] ?? '';
    const isFull = part.length === sizes[index];
    const isLast = index === sizes.length - 1;
    if (!/\d/.test(letter)) {
      if (part === '' || isLast) continue;
      parts[index] = part.padStart(2, '0');
      parts.push('');
    } else if (isFull && isLast) break;
    else {
      if (isFull) parts.push('');
      const at = parts.length - 1;
      const isAlone = parts[at] === '' && sizes[at] === 2 && Number(letter) > (highest[at] ?? 9);
      parts[at] += isAlone ? `0${letter}` : letter;
    }
  }
  return parts.join(sign);
}
