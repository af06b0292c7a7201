// The texts with which the history names records and fields. Each domain declares its own; allWords.ts collects them.

export interface RecordWords {
  /** Name of one record of this type. */
  title: string;
  /** Labels by field name in the REST API. */
  fields: Readonly<Record<string, string>>;
  /** Fields of rich text, shown as plain text. */
  richText?: readonly string[];
  /** Fields of decimal numbers, formatted with a comma. */
  decimals?: readonly string[];
  /** Labels of enum values. */
  values?: Readonly<Record<string, string>>;
}

/** By name of the REST collection. */
export type AuditWords = Readonly<Record<string, RecordWords>>;

/** Labels of the events in the filter. */
export const eventWords = {
  ALL: 'Всё',
  CREATED: 'Создание',
  UPDATED: 'Изменение',
  DELETED: 'Удаление',
} as const;

/**
 * Converts a GraphQL type name to the name of its REST collection: `CustomField` to `custom_fields`.
 */
export const recordType = (typeName: string): string =>
  `${typeName.replaceAll(/(?<!^)(?=[A-Z])/g, '_').toLowerCase()}s`;
