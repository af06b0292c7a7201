// Maps the columns of a table to the data of students, and converts its rows to the mutation's input.
import type { TableSheet } from '../../../kit/table-file/tableFile.ts';
import type { ImportedStudentInput } from '../../../__generated__/useStudentImportMutation.graphql.ts';

/**
 * Possible contents of a column. Names are only displayed: people are found by e-mail address or telephone number.
 */
export const importFields = ['email', 'phone', 'name', 'packages', 'branch'] as const;

export type ImportField = (typeof importFields)[number];

/** Column index of each field. */
export type Mapping = Readonly<Record<ImportField, number | null>>;

export interface ImportTable {
  headings: readonly string[];
  rows: readonly ImportRow[];
}

export interface ImportRow {
  /** Row number as in spreadsheets, from 1. */
  number: number;
  cells: readonly string[];
}

/** A row of the mutation's input. */
export type StudentInput = ImportedStudentInput;

/** Expects a sheet that isn't empty; skips empty rows. */
export function toImportTable({ rows: all }: TableSheet): ImportTable {
  const rows = all
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  // A first row with contacts is data, not headings.
  const hasHeads = first !== undefined && !first.cells.some(isContact);
  const heads = Array.from({ length: width }, (_, index) => {
    const head = hasHeads ? (first.cells[index] ?? '') : '';
    return head === '' ? `Столбец ${letterOf(index)}` : head;
  });
  return { headings: heads, rows: hasHeads ? rows.slice(1) : rows };
}

/** Column names as in spreadsheets: `A`, …, `Z`, `AA`. */
function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Guesses the mapping by the headings; columns of addresses and numbers also by their contents. */
export function guessMapping({ headings, rows }: ImportTable): Mapping {
  const taken = new Set<number>();
  const take = (index: number): number | null => {
    if (index === -1) return null;
    taken.add(index);
    return index;
  };
  const called = (words: RegExp) =>
    take(headings.findIndex((head, index) => !taken.has(index) && words.test(head)));
  const holding = (is: (cell: string) => boolean) =>
    take(
      headings.findIndex(
        (_, index) => !taken.has(index) && rows.some(({ cells }) => is(cells[index] ?? '')),
      ),
    );
  const email = called(/почт|e-?mail|мейл|контакт/i) ?? holding(isEmail);
  const phone = called(/телеф|тел\.|^тел$|моб|phone/i) ?? holding(isPhone);
  const packages = called(/пакет|тариф|package/i);
  const branch = called(/ветк|поток|branch/i);
  const name = called(/фио|ф\.\s?и\.\s?о|^имя|ученик|name/i) ?? called(/фамилия/i);
  return { email, phone, name, packages, branch };
}

const isEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell);

/** At least ten digits with the usual separators. */
const isPhone = (cell: string): boolean =>
  /^\+?[\d\s().-]+$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 10;

const isContact = (cell: string): boolean => isEmail(cell) || isPhone(cell);

/** Whether a column by which people are found is mapped. */
export const hasContactColumn = ({ email, phone }: Mapping): boolean =>
  email !== null || phone !== null;

export function cellOf({ cells }: ImportRow, column: number | null): string {
  return column === null ? '' : (cells[column] ?? '');
}

/** The contact is the e-mail address, or the telephone number in rows without one. */
export function studentInputOf(row: ImportRow, mapping: Mapping): StudentInput {
  const packages = cellOf(row, mapping.packages)
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const branch = cellOf(row, mapping.branch);
  return {
    contact: cellOf(row, mapping.email) || cellOf(row, mapping.phone),
    ...(packages.length > 0 && { packages }),
    ...(branch !== '' && { branch }),
  };
}
