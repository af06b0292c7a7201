// How the history speaks of records and their fields. Each domain tells it of its own; auditWords.ts has them all.

export interface RecordWords {
  /** One such record. */
  title: string;
  /** By the names in the REST API. */
  fields: Readonly<Record<string, string>>;
  /** Fields of rich text, which is told by its words. */
  richText?: readonly string[];
  /** Values of closed sets. */
  values?: Readonly<Record<string, string>>;
}

/** By the name of the REST collection. */
export type AuditWords = Readonly<Record<string, RecordWords>>;
