/** The file of accounts that were made: names, logins and passwords, as a workbook or comma-separated values. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import type { generationFormats } from './generation-rules.ts';

type Format = (typeof generationFormats)[number];

export interface MadeAccount {
  name: string;
  surname: string | null;
  login: string;
  password: string;
}

export const mediaTypes: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

const columns = [
  { header: 'Фамилия', width: 24 },
  { header: 'Имя', width: 24 },
  { header: 'Логин', width: 40 },
  { header: 'Пароль', width: 20 },
];

export function accountsFile(format: Format, accounts: readonly MadeAccount[]): Readable {
  const rows = accounts.map(({ name, surname, login, password }) => [
    surname ?? '',
    name,
    login,
    password,
  ]);
  if (format === 'xlsx') {
    const bytes = writeXlsxStream(rows, { name: 'Доступы', columns, freezePane: { rows: 1 } });
    return Readable.fromWeb(bytes as ReadableStream);
  }
  const headings = columns.map(({ header }) => header);
  // As a Russian Excel takes it without asking.
  const lines = stringify([headings, ...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    bom: true,
  });
  return Readable.from([lines]);
}
