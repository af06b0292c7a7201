// A part of a course as archives have it, declared: what it consists of, how it is read, and how it is written where the
// course comes to.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { JobReport } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { StagedTexts } from '../../kit/database/staged-texts.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import type { Upload } from '../../media/index.ts';
import { mostTold } from './format.ts';

/** A course that is read into an archive. */
export interface Source {
  transaction: Transaction;
  scope: Scope;
  courseId: number;
  /** What the archive calls a file of the company; null for one that does not come along. */
  markOf: (fileId: number) => string | null;
  /** A rich text as the archive has it, with marks in place of the keys of files. */
  text: (html: string) => string;
  /** Of records that come along, their places in the archive: by these what is read after them names them. */
  places: Map<PgTable, ReadonlyMap<number, number>>;
  leave: Leave;
}

/** A course that was made of an archive, as far as it is written. */
export interface Target {
  transaction: Transaction;
  scope: Scope;
  courseId: number;
  /** A file of the archive, as far as it was taken. */
  look: (mark: string) => Upload | null;
  /** A rich text of the archive, with the keys that its files have here; it is to be read by its schema once more. */
  text: (html: string) => Promise<string>;
  /** Long texts that are in the database already: `insertRows` copies them. */
  staged: StagedTexts;
  /** The ids of what was written, by their places in the archive. */
  made: Map<PgTable, readonly number[]>;
  /** Makes it a file of the company; answers its id. */
  keep: (mark: string, upload: Upload, purpose: string) => Promise<number>;
  leave: Leave;
}

/** Tells that something does not come along. */
export type Leave = (title: string, why: string) => void;

export const leaving =
  (left: JobReport['left']): Leave =>
  (title, why) => {
    if (left.length < mostTold) left.push({ title, why });
  };

export interface CoursePart<Content = unknown> {
  /** In `course.json`. */
  name: string;
  /** In the report: «Пакеты». */
  title: string;
  content: z.ZodType<Content>;
  read: (source: Source) => Promise<Content>;
  /** Answers how many came along. */
  write: (target: Target, content: Content) => Promise<number>;
}

/** Each part is only ever given what it has read itself. */
export const definePart = <Content>(part: CoursePart<Content>): CoursePart =>
  part as unknown as CoursePart;

/** Of the records of these names the one that is meant; null for none, and where several are called so. */
export function called<Row extends { name: string }>(
  rows: readonly Row[],
  name: string,
): Row | null {
  const found = rows.filter((row) => normalizedName(row.name) === normalizedName(name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
