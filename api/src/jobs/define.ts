// A kind of job, declared by the domain that it belongs to.
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { JobKind } from '../job-kinds.ts';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { JobReport } from './report.ts';

export interface JobDefinition<Input> {
  kind: JobKind;
  /** What is ordered. It is kept with the job and read again when it runs. */
  input: z.ZodType<Input>;
  /**
   * Does the work, in steps, and answers with its effect. It may be begun again from the start at any time: whatever
   * it does before the effect must be of no consequence.
   */
  run: (job: RunningJob<Input>) => Promise<Effect>;
  /** The effect writes what the person's own rights do not reach, such as accounts: `run` must keep to what they may. */
  asSystem?: true;
}

/** What the work comes to, written in one transaction with the mark that the job is done. */
export type Effect = (transaction: Transaction) => Promise<{
  file_id?: number;
  /** The course that it made. */
  course_id?: number;
  /** The test that it made, or added to. */
  test_id?: number;
  report?: JobReport;
}>;

export interface Progress {
  done: number;
  total?: number;
  /** Of those that are done; none when left out. */
  failed?: number;
}

export interface RunningJob<Input> {
  input: Input;
  /** The person who ordered it, with what they may do now. */
  scope: Scope;
  /** The name of the file that was promised when the job was ordered. */
  fileName: string;
  /**
   * One transaction of the work, in the company and as the person, and how far the work is after it. Rejects when the
   * job was cancelled or the process stops: let that pass. Keep it to milliseconds: the embedded database has one
   * connection.
   */
  step: <T>(
    work: (transaction: Transaction) => Promise<T>,
    progress?: (result: T) => Progress,
  ) => Promise<T>;
  /** Aborted when the process stops: what has no steps ends by it, with its reason. */
  stopping: AbortSignal;
  /** What is done once this attempt has ended, whatever came of it: with what it has written beside its effect. */
  afterwards: (work: () => Promise<void>) => void;
  /** Streams a file into the storage; its effect makes it the file of the job, to be fetched once if so. */
  writeFile: (
    mimeType: string,
    bytes: Readable,
    options?: { fetchedOnce?: boolean },
  ) => Promise<Effect>;
}

export const defineJob = <Input>(definition: JobDefinition<Input>): JobDefinition<Input> =>
  definition;
