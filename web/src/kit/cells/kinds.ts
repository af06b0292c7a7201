// Cell types of the grid: how a value is formatted, and how typed or pasted text is parsed. Formatting and parsing
// again gives the same value.
import { folded } from '@kafedra/common/words';

export interface CellKind {
  write: (value: unknown) => string;
  read: (text: string) => CellRead;
  /** The allowed values. */
  options?: readonly string[];
  digits?: true;
  /** Multi-line text. */
  lines?: true;
  /** The text for screen readers, where the shown one is an abbreviation: «не был» for «н». */
  say?: (text: string) => string;
}

export type CellRead = { value: unknown } | { error: string };

/** `limit` is the maximum length in characters. */
export const textCell = (limit: number): CellKind => ({
  write: (value) => (typeof value === 'string' ? value : ''),
  // Pasted text may contain line breaks.
  read: (text) => readText(text.replaceAll(/\s*[\r\n]\s*/g, ' '), limit),
});

/** The same with several lines. */
export const linesCell = (limit: number): CellKind => ({
  lines: true,
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => readText(text.replaceAll(/\r\n?/g, '\n'), limit),
});

function readText(text: string, limit: number): CellRead {
  const value = text.trim();
  if (value.length > limit) return { error: `Не больше ${limit} символов` };
  return { value: value === '' ? null : value };
}

/** Roubles and kopecks, sent as `12500.50`. */
export const amountCell: CellKind = {
  digits: true,
  write: (value) =>
    typeof value === 'string' && value !== '' ? String(Number(value)).replace('.', ',') : '',
  read: (text) => {
    const value = text.replaceAll(/[\s₽]/g, '').replace(',', '.');
    if (value === '') return { value: null };
    if (/^\d{1,10}(\.\d{1,2})?$/.test(value)) return { value };
    return { error: 'Введите сумму, например 12500,50' };
  },
};

export const wholeNumberCell = (least: number, most: number): CellKind => ({
  digits: true,
  write: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => {
    const digits = text.replaceAll(/\s/g, '');
    if (digits === '') return { value: null };
    const value = Number(digits);
    if (/^\d{1,9}$/.test(digits) && value >= least && value <= most) return { value };
    return { error: `Введите целое число от ${least} до ${most}` };
  },
});

/** A sorted list of distinct whole numbers. */
export const numbersCell = (least: number, most: number): CellKind => {
  const number = wholeNumberCell(least, most);
  return {
    write: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    read: (text) => {
      const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
      const values = new Set<number>();
      for (const read of parts.map(number.read)) {
        if ('error' in read) return { error: `Введите числа от ${least} до ${most} через запятую` };
        values.add(Number(read.value));
      }
      return { value: [...values].toSorted((one, other) => one - other) };
    },
  };
};

/** A day, sent as `2026-09-01`. */
export const dayCell: CellKind = {
  digits: true,
  write: (value) => (typeof value === 'string' ? value.split('-').toReversed().join('.') : ''),
  read: (text) => {
    // Accepts the eight digits without dots.
    const written = text.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1.$2.$3');
    if (written === '') return { value: null };
    const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written) ?? [];
    const value =
      year === undefined ? written : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    return isDay(value) ? { value } : { error: 'Введите дату, например 01.09.2026' };
  },
};

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const yes = 'Да';
const no = 'Нет';

export const flagCell: CellKind = {
  options: [yes, no],
  write: (value) => (value === true ? yes : no),
  read: (text) => {
    const word = text.trim().toLowerCase();
    if (['да', '1', '+', 'true', 'истина'].includes(word)) return { value: true };
    if (['', 'нет', '0', '-', 'false', 'ложь'].includes(word)) return { value: false };
    return { error: 'Введите «Да» или «Нет»' };
  },
};

/** One of several named values; an empty cell where `none` is a value. */
export function choiceCell<Value>(
  choices: readonly { value: Value; name: string }[],
  { none = false, unknown }: { none?: boolean; unknown: string },
): CellKind {
  const byName = new Map(choices.map(({ value, name }) => [folded(name), value]));
  return {
    options: [...(none ? [''] : []), ...choices.map(({ name }) => name)],
    write: (value) => choices.find((choice) => choice.value === value)?.name ?? '',
    read: (text) => {
      const name = folded(text.trim());
      if (none && name === '') return { value: null };
      const value = byName.get(name);
      return value === undefined ? { error: unknown } : { value };
    },
  };
}
