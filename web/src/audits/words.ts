// How the history speaks of records and their fields. Each domain tells it of its own; auditWords.ts has them all.

export interface RecordWords {
  /** One such record. */
  title: string;
  /** By the names in the REST API. */
  fields: Readonly<Record<string, string>>;
  /** Fields of rich text, which is told by its words. */
  richText?: readonly string[];
  /** Fields of decimal numbers, which are told with a comma. */
  decimals?: readonly string[];
  /** Values of closed sets. */
  values?: Readonly<Record<string, string>>;
}

/** By the name of the REST collection. */
export type AuditWords = Readonly<Record<string, RecordWords>>;

/** What happened, as a filter says it. */
export const eventWords = {
  ALL: 'Всё',
  CREATED: 'Создание',
  UPDATED: 'Изменение',
  DELETED: 'Удаление',
} as const;

/** `custom_fields` of the type CustomField: the name of its REST collection. */
export const recordType = (typeName: string): string =>
  `${typeName.replaceAll(/(?<!^)(?=[A-Z])/g, '_').toLowerCase()}s`;
