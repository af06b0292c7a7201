// The file with the names, logins and passwords of created accounts.
import type { Readable } from 'node:stream';
import { createExportFile, type FileColumn, type FileFormat } from '../../exports/index.ts';

export interface GeneratedAccount {
  name: string;
  surname: string | null;
  login: string;
  password: string;
}

const column = (
  heading: string,
  width: number,
  name: keyof GeneratedAccount,
): FileColumn<GeneratedAccount> => ({
  heading,
  kind: 'text',
  width,
  value: (account) => account[name],
});

const columns = [
  column('Фамилия', 24, 'surname'),
  column('Имя', 24, 'name'),
  column('Логин', 40, 'login'),
  column('Пароль', 20, 'password'),
];

export const accountsFile = (format: FileFormat, accounts: readonly GeneratedAccount[]): Readable =>
  createExportFile(format, { sheet: 'Доступы', columns, batches: [accounts] });
