// A table of students as somebody keeps it: which of its columns say what, and what that makes of its rows.
import type { TableSheet } from '../../../kit/table-file/tableFile.ts';
import type { ImportedStudentInput } from '../../../__generated__/useStudentImportMutation.graphql.ts';

/** What may stand in a column. The name is for the eye alone: people are found by their addresses and numbers. */
export const importFields = ['email', 'phone', 'name', 'packages', 'branch'] as const;

export type ImportField = (typeof importFields)[number];

/** The index of the column of each. */
export type Mapping = Readonly<Record<ImportField, number | null>>;

export interface ImportTable {
  heads: readonly string[];
  rows: readonly ImportRow[];
}

export interface ImportRow {
  /** As spreadsheets number them, from 1. */
  number: number;
  cells: readonly string[];
}

/** A row as it is asked about. */
export type Wanted = ImportedStudentInput;

/** Of a sheet that has some text. Rows without one are none. */
export function tableOf({ rows: all }: TableSheet): ImportTable {
  const rows = all
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  // A list without headings begins with somebody.
  const hasHeads = first !== undefined && !first.cells.some(isContact);
  const heads = Array.from({ length: width }, (_, index) => {
    const head = hasHeads ? (first.cells[index] ?? '') : '';
    return head === '' ? `Столбец ${letterOf(index)}` : head;
  });
  return { heads, rows: hasHeads ? rows.slice(1) : rows };
}

/** `A`, …, `Z`, `AA`: as spreadsheets call them. */
function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** By the headings; where these tell nothing of addresses and numbers, by what stands in the columns. */
export function guessed({ heads, rows }: ImportTable): Mapping {
  const taken = new Set<number>();
  const take = (index: number): number | null => {
    if (index === -1) return null;
    taken.add(index);
    return index;
  };
  const called = (words: RegExp) =>
    take(heads.findIndex((head, index) => !taken.has(index) && words.test(head)));
  const holding = (is: (cell: string) => boolean) =>
    take(
      heads.findIndex(
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

/** Ten digits at least, and nothing but what stands between them. */
const isPhone = (cell: string): boolean =>
  /^\+?[\d\s().-]+$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 10;

const isContact = (cell: string): boolean => isEmail(cell) || isPhone(cell);

/** Whether people can be found at all. */
export const namesPeople = ({ email, phone }: Mapping): boolean => email !== null || phone !== null;

export function cellOf({ cells }: ImportRow, column: number | null): string {
  return column === null ? '' : (cells[column] ?? '');
}

/** The address, and the number of whoever has none there. */
export function wantedOf(row: ImportRow, mapping: Mapping): Wanted {
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
