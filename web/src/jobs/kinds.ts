// What is told of a kind of jobs. Each domain tells it of its own; jobKinds.ts has them all.
import type { ComponentType } from 'react';
import type { JobKind } from '../__generated__/JobRow_job.graphql.ts';

interface KindOfJob {
  title: string;
  /** `failed`: of so many nothing came. */
  done: (count: number, failed: number) => string;
  failed: string;
  stop: string;
  stopped: string;
  /** What becomes of what is done, said before it is stopped; it is thrown away when left out. */
  stopNote?: string;
  /** It leaves no file behind: that it is done is all. */
  withoutFile?: true;
  /** It makes records that lists of the company show. */
  fillsLists?: true;
  /** What has been made so far. */
  amount: (count: number) => string;
  /** Orders the same once more; other work is not repeated from the list of jobs. */
  Repeat?: ComponentType<RepeatProps>;
}

export interface RepeatProps {
  jobId: string;
  onRepeated: () => void;
}

export type JobKinds = Readonly<Record<JobKind, KindOfJob>>;
