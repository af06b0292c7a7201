// Stores the jobs that this browser follows until they finish, across reloads and tabs, so that pages poll the server
// only while there are any.
import { useMemo, useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from '../network/settings.ts';

export interface FollowedJob {
  /** Global id. */
  id: string;
  /** Global id of the job's company. */
  companyId: string;
}

export function followJob(job: FollowedJob): void {
  const jobs = parse(read());
  if (!jobs.some(({ id }) => id === job.id)) write([...jobs, job]);
}

export function unfollowJob(id: string): void {
  write(parse(read()).filter((job) => job.id !== id));
}

/** Ids of the company's jobs, oldest first. */
export function useFollowedJobs(companyId: string): readonly string[] {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(
    () =>
      parse(text)
        .filter((job) => job.companyId === companyId)
        .map(({ id }) => id),
    [text, companyId],
  );
}

const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

function read(): string | null {
  return readSetting('followed_jobs');
}

function write(jobs: readonly FollowedJob[]): void {
  writeSetting('followed_jobs', jobs.length > 0 ? JSON.stringify(jobs) : null);
  changed.dispatchEvent(new Event('change'));
}

function parse(text: string | null): readonly FollowedJob[] {
  try {
    const jobs: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(jobs) ? jobs.filter(isFollowedJob) : [];
  } catch {
    return [];
  }
}

function isFollowedJob(job: unknown): job is FollowedJob {
  return (
    typeof job === 'object' &&
    job !== null &&
    'id' in job &&
    typeof job.id === 'string' &&
    'companyId' in job &&
    typeof job.companyId === 'string'
  );
}
