// The types of custom fields that a company gives its fields of users, with their names.
import type { CustomFieldType } from './CustomFieldInput.tsx';

/** Without those that Bitrix24 fills, and the choice of a role: neither holds anything of a user here. */
export const ownTypes = [
  'STRING',
  'TEXT',
  'INTEGER',
  'LIST',
  'DATE',
  'DATETIME',
  'PHONE',
  'EMAIL',
  'URL',
  'TELEGRAM_ID',
  'FILE',
  'IMAGE',
] as const satisfies readonly CustomFieldType[];

export type OwnType = (typeof ownTypes)[number];

export const customFieldTypeLabels: Record<OwnType, string> = {
  STRING: 'Строка',
  TEXT: 'Текст',
  INTEGER: 'Целое число',
  LIST: 'Список',
  DATE: 'Дата',
  DATETIME: 'Дата и время',
  PHONE: 'Телефон',
  EMAIL: 'Почта',
  URL: 'Ссылка',
  TELEGRAM_ID: 'Телеграм',
  FILE: 'Файл',
  IMAGE: 'Изображение',
};
