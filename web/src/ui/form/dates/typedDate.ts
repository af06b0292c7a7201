// Days and times as they are typed: by their digits alone, with the signs between them or without. «5.9.» is «05.09.».

interface Mask {
  sign: string;
  /** How many digits each part has. */
  sizes: readonly number[];
  /** With a higher first digit a part of two has a nought before it. */
  highest: readonly number[];
}

const dayMask: Mask = { sign: '.', sizes: [2, 2, 4], highest: [3, 1, 9] };
const timeMask: Mask = { sign: ':', sizes: [2, 2], highest: [2, 5] };

/** `150920` is `15.09.20`; a day as it travels, `2026-09-15`, comes from elsewhere. */
export function dayAsTyped(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return year === undefined ? masked(text, dayMask) : `${day}.${month}.${year}`;
}

export const timeAsTyped = (text: string): string => masked(text, timeMask);

export const isWholeDay = (typed: string): boolean => typed.length === 'ДД.ММ.ГГГГ'.length;

/** A year of two digits is of this century: `01.09.26` is `01.09.2026`. */
export const withCentury = (typed: string): string =>
  typed.replace(/^(\d\d\.\d\d\.)(\d\d)$/, '$120$2');

/** As `2026-09-15`; null of a day that there is not. */
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
