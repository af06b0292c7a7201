// Declares a part of a course archive: its schema, how it is read from a course, and how it is written to a new one.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { JobReport } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { StagedTexts } from '../../kit/database/staged-texts.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import type { Upload } from '../../media/index.ts';
import { maxReportedOmissions } from './format.ts';

/** The course that is exported. */
export interface ExportSource {
  transaction: Transaction;
  scope: Scope;
  courseId: number;
  /** The archive's mark of a company's file; null for one that is not exported. */
  fileIdOf: (fileId: number) => string | null;
  /** Replaces the keys of files in a rich text by marks. */
  text: (html: string) => string;
  /**
   * Indexes of exported records in the archive by table and id, by which later parts reference them.
   */
  indexes: Map<PgTable, ReadonlyMap<number, number>>;
  reportOmission: ReportOmission;
}

/** The course that an import creates, as far as it is written. */
export interface ImportTarget {
  transaction: Transaction;
  scope: Scope;
  courseId: number;
  /** The stored upload of a file of the archive; null if it was not accepted. */
  uploadOf: (mark: string) => Upload | null;
  /**
   * Replaces marks in a rich text by the new keys of the files; the result must be parsed by its schema again.
   */
  text: (html: string) => Promise<string>;
  /** Long texts that are already in the database; `insertRows` copies them. */
  staged: StagedTexts;
  /** Ids of written records by table, at their indexes in the archive. */
  createdIds: Map<PgTable, readonly number[]>;
  /** Makes an upload a file of the company and returns its id. */
  createFile: (mark: string, upload: Upload, purpose: string) => Promise<number>;
  reportOmission: ReportOmission;
}

/** Reports that something is not transferred. */
export type ReportOmission = (title: string, why: string) => void;

export const omissionReporter =
  (left: JobReport['left']): ReportOmission =>
  (title, why) => {
    if (left.length < maxReportedOmissions) left.push({ title, why });
  };

export interface CoursePart<Content = unknown> {
  /** The key in `course.json`. */
  name: string;
  /** The name in the report, such as «Пакеты». */
  title: string;
  content: z.ZodType<Content>;
  read: (source: ExportSource) => Promise<Content>;
  /** Returns the number of written records. */
  write: (target: ImportTarget, content: Content) => Promise<number>;
}

/** The cast is safe: a part's `write` gets only content that its schema has parsed. */
export const definePart = <Content>(part: CoursePart<Content>): CoursePart =>
  part as unknown as CoursePart;

/** The record with this name; null if none or several have it. */
export function findByName<Row extends { name: string }>(
  rows: readonly Row[],
  name: string,
): Row | null {
  const found = rows.filter((row) => normalizedName(row.name) === normalizedName(name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
