// Formats cells of a workbook as a Russian Excel displays them.
import { format } from 'numfmt';

type Value = string | number | boolean | Date | null;

/** A sheet as hucre reads it, with styles. */
export interface SheetOfCells {
  rows: readonly (readonly Value[])[];
  /** By `row,column` from 0. */
  cells?: ReadonlyMap<string, { type: string; style?: { numFmt?: string } }>;
}

export interface ShownCell {
  shown: string;
  /** The unformatted number; for other cells the displayed text. */
  plain: string;
  /** An error value such as `#N/A`; the displayed text is then empty. */
  error: string | null;
}

export const shownCells = ({ rows, cells }: SheetOfCells): ShownCell[][] =>
  rows.map((row, rowIndex) =>
    row.map((value, index) => {
      const { type, style } = cells?.get(`${rowIndex},${index}`) ?? {};
      if (type === 'error') return { shown: '', plain: '', error: String(value) };
      const shown = shownText(value, style?.numFmt ?? general);
      return { shown, plain: typeof value === 'number' ? plainNumber(value) : shown, error: null };
    }),
  );

const general = 'General';

function shownText(value: Value, pattern: string): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.replaceAll(/\r\n?/g, '\n');
  if (typeof value === 'boolean') return value ? 'ИСТИНА' : 'ЛОЖЬ';
  if (typeof value === 'number' && (pattern === general || pattern === '@')) {
    return plainNumber(value);
  }
  const options = { locale: 'ru', ignoreTimezone: true, throws: false } as const;
  return format(russian(pattern), value, options).trim();
}

/** Excel computes with 15 digits, and writes `1E-07`. */
const plainNumber = (value: number): string =>
  String(Number(value.toPrecision(15)))
    .replace('.', ',')
    .replace(
      /e([+-])(\d+)$/,
      (_, sign: string, power: string) => `E${sign}${power.padStart(2, '0')}`,
    );

/** Format codes that depend on the locale of the reader. */
const usualFormats: Readonly<Record<string, string>> = {
  'm/d/yyyy': 'dd.mm.yyyy',
  'm/d/yyyy h:mm': 'dd.mm.yyyy h:mm',
  'mm-dd-yy': 'dd.mm.yyyy',
};

const russian = (pattern: string): string =>
  pattern.startsWith('[$-F800]') ? 'd mmmm yyyy "г."' : (usualFormats[pattern] ?? pattern);
