/** The file of accounts that were made: names, logins and passwords. */
import type { Readable } from 'node:stream';
import type { ExportColumn } from '../exports/columns.ts';
import { exportFile } from '../exports/file.ts';
import type { ExportFormat } from '../exports/file.ts';
import { wholeRecord } from '../kit/resource.ts';

export interface MadeAccount {
  name: string;
  surname: string | null;
  login: string;
  password: string;
}

const text = (
  heading: string,
  width: number,
  value: (account: MadeAccount) => string | null,
): ExportColumn<MadeAccount> => ({ heading, kind: 'text', width, value, reads: wholeRecord });

const columns = [
  text('Фамилия', 24, ({ surname }) => surname),
  text('Имя', 24, ({ name }) => name),
  text('Логин', 40, ({ login }) => login),
  text('Пароль', 20, ({ password }) => password),
];

export function accountsFile(format: ExportFormat, accounts: MadeAccount[]): Readable {
  async function* batches() {
    yield accounts;
  }
  // Nothing in it is a time.
  return exportFile(format, { sheet: 'Доступы', columns, batches: batches(), timeZone: 'UTC' });
}
