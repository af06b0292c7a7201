// The texts and options of one kind of job. Each domain declares its own; allKinds.ts collects them.
import type { ComponentType } from 'react';
import type { JobKind } from '../__generated__/JobRow_job.graphql.ts';

export interface KindOfJob {
  title: string;
  /** `failed` is the number of items that failed. */
  done: (count: number, failed: number) => string;
  failed: string;
  stop: string;
  stopped: string;
  /**
   * What happens to the finished part when the job is stopped, shown before stopping. Without a note it is discarded.
   */
  stopNote?: string;
  /** The job produces no file, only a success message. */
  withoutFile?: true;
  /** The job creates records that the company's lists show, so the lists are refetched. */
  fillsLists?: true;
  /** The number of items processed so far, in words. */
  amount: (count: number) => string;
  /**
   * A button that requests the same job again; without it the job can't be repeated from the panel.
   */
  Repeat?: ComponentType<RepeatProps>;
}

export interface RepeatProps {
  jobId: string;
  onRepeated: () => void;
}

export type JobKinds = Readonly<Record<JobKind, KindOfJob>>;
