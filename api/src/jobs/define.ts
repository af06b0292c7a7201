// The definition of a job kind, declared by its domain.
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { JobKind } from '../job-kinds.ts';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import type { JobReport } from './report.ts';

export interface JobDefinition<Input> {
  kind: JobKind;
  /** The input, stored with the job and parsed again when it runs. */
  input: z.ZodType<Input>;
  /**
   * Does the work in steps and returns its effect. It may be restarted at any time, so work before the effect must
   * leave no trace.
   */
  run: (job: RunningJob<Input>) => Promise<Effect>;
  /**
   * The effect runs as the system because it writes what the person may not, such as accounts. `run` must check the
   * person's permissions.
   */
  asSystem?: true;
}

/** The result of the work, written in the transaction that marks the job as done. */
export type Effect = (transaction: Transaction) => Promise<{
  file_id?: number;
  /** The course that was created. */
  course_id?: number;
  /** The test that was created or extended. */
  test_id?: number;
  report?: JobReport;
}>;

export interface Progress {
  done: number;
  total?: number;
  /** How many of the processed items failed; 0 by default. */
  failed?: number;
}

export interface RunningJob<Input> {
  input: Input;
  /** The person who requested the job, with their current permissions. */
  scope: Scope;
  /** The file name announced when the job was requested. */
  fileName: string;
  /**
   * One transaction of the work, in the company and as the person; then reports the progress. Rejects if the job was
   * cancelled or the process stops: do not catch that. A step should take milliseconds, because the embedded database
   * has one connection.
   */
  step: <T>(
    work: (transaction: Transaction) => Promise<T>,
    progress?: (result: T) => Progress,
  ) => Promise<T>;
  /** Aborted when the process stops. Work without steps must end by it, with its reason. */
  stopping: AbortSignal;
  /** Registers work to run when this attempt has ended, whatever its result, such as deleting temporary data. */
  afterwards: (work: () => Promise<void>) => void;
  /** Streams a file into the storage; its effect makes it the job's file, optionally deleted after one download. */
  writeFile: (
    mimeType: string,
    bytes: Readable,
    options?: { fetchedOnce?: boolean },
  ) => Promise<Effect>;
}

export const defineJob = <Input>(definition: JobDefinition<Input>): JobDefinition<Input> =>
  definition;
