// Words for the types of custom fields and the record types that they describe.
import type { CustomFieldType } from '../../ui/index.ts';

type KnownType = Exclude<CustomFieldType, '%future added value'>;

export const customFieldTypeLabels: Record<KnownType, string> = {
  STRING: 'Строка',
  TEXT: 'Текст',
  INTEGER: 'Целое число',
  LIST: 'Список',
  LIST_BITRIX: 'Список из Битрикс24',
  DATE: 'Дата',
  DATETIME: 'Дата и время',
  PHONE: 'Телефон',
  EMAIL: 'Почта',
  URL: 'Ссылка',
  TELEGRAM_ID: 'Телеграм',
  FILE: 'Файл',
  IMAGE: 'Изображение',
  AVATAR: 'Аватар',
  CHOOSE_ROLE: 'Выбор роли',
};

export const typeLabel = (type: CustomFieldType): string =>
  type === '%future added value' ? 'Другое' : customFieldTypeLabels[type];

/**
 * Types of fields that can be created from other forms: without those filled by an external system and the role
 * selection.
 */
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
] as const satisfies readonly KnownType[];

export type OwnType = (typeof ownTypes)[number];

export const customFieldSubtypeLabels = {
  USER: 'Пользователи',
  BID: 'Заявки',
  COURSE: 'Курсы',
} as const;
