// The queue of all uploads: start, pause, resume, cancel, and restore after a reload. It belongs to no screen, so
// uploads continue across navigation.
import type { UploadHandler } from './uploadHandlers.ts';
import { SignedOut, FileUnreadable, UploadFailed } from './failures.ts';
import {
  restoreUploadJob,
  createUploadJob,
  viewOf,
  type UploadJob,
  type NewUpload,
  type UploadView,
} from './job.ts';
import { isSameFile, type StoredUpload, type UploadStore } from './uploadStore.ts';
import { setHasStoredUploads, uploadOwner } from './storedUploads.ts';
import { partSize as usualPartSize, uploadMessages } from './limits.ts';
import { acquireUploadLock } from './locks.ts';
import { sendRequest } from './request.ts';
import { retryPolicy, runUpload, type RetryPolicy } from './run.ts';
import { uploadUrl } from './transfer.ts';
import { createSlots } from './waiting.ts';

export interface Uploads {
  /** Restores the user's interrupted uploads. */
  restore: () => Promise<void>;
  /** Returns the upload's id. */
  add: (upload: NewUpload) => string;
  pause: (id: string) => void;
  /**
   * Resumes; `file` is the file selected again. False when the file is needed, or is a different one.
   */
  resume: (id: string, file?: File) => Promise<boolean>;
  /** Cancels an upload, or removes a finished one from the list. */
  cancel: (id: string) => void;
  /** Returns the result of a finished upload and removes it. */
  take: (id: string) => unknown;
  list: () => readonly UploadView[];
  subscribe: (listener: () => void) => () => void;
}

/**
 * Files and requests in parallel; the limit of requests leaves connections for the rest of the page.
 */
const atOnce = { files: 3, requests: 3 };

/** Milliseconds between progress updates. */
const progressInterval = 200;

interface Options extends Partial<RetryPolicy> {
  keeping: UploadStore;
  endings: (name: string) => Promise<UploadHandler>;
  /** Called when the session has ended. */
  onSignedOut: () => void;
  /** The handle of a dropped file. */
  handleOf: (file: File) => Promise<FileSystemFileHandle | null>;
  /** Bytes. */
  partSize?: number;
}

export function createUploads({
  keeping,
  endings,
  onSignedOut,
  handleOf,
  partSize = usualPartSize,
  ...patient
}: Options): Uploads {
  const jobs = new Map<string, UploadJob>();
  const listeners = new Set<() => void>();
  const inTurn = createSlots(atOnce.requests);
  let views: readonly UploadView[] = [];
  let notifiedAt = 0;

  const notify = () => {
    notifiedAt = performance.now();
    views = [...jobs.values()].map((job) => viewOf(job, partSize));
    guardPage([...jobs.values()].some(isGoing));
    for (const listener of listeners) listener();
  };

  const to = (job: UploadJob, state: UploadJob['state'], message: string | null = null) => {
    Object.assign(job, { state, message });
    if (state !== 'sending') job.speed.reset();
    notify();
  };

  const keep = (job: UploadJob) => {
    if (job.isPrivate || !jobs.has(job.stored.id)) return;
    const { uuid, received, isKnown, isRaw } = job.progress;
    const now = { uuid, received: [...received], isKnown, isRaw, touchedAt: Date.now() };
    job.stored = { ...job.stored, ...now };
    // Without storage the upload still works.
    keeping.keep(job.stored).catch(() => undefined);
  };

  const drop = (job: UploadJob) => {
    jobs.delete(job.stored.id);
    job.leave();
    if (!job.isPrivate) keeping.forget(job.stored.id).catch(() => undefined);
    notify();
  };

  const startNext = () => {
    const all = [...jobs.values()];
    const free = Math.max(0, atOnce.files - all.filter(({ stop }) => stop !== null).length);
    const next = all.filter(({ state, stop }) => state === 'waiting' && stop === null);
    for (const job of next.slice(0, free)) void start(job);
  };

  const start = async (job: UploadJob) => {
    const stop = new AbortController();
    job.stop = stop;
    try {
      const body = await arrive(job, stop.signal);
      to(job, 'ending');
      const { ending } = job.stored;
      job.result = ending ? await (await endings(ending.name))(body, ending.input) : body;
      if (!job.stored.mustBeTaken && !job.isPrivate)
        await keeping.forget(job.stored.id).catch(noMatter);
      to(job, 'done');
    } catch (error) {
      if (!stop.signal.aborted) fail(job, error);
    } finally {
      if (job.stop === stop) job.stop = null;
      job.onWay.clear();
      startNext();
    }
  };

  /** Returns the server's response for the file, from now or before the reload. */
  const arrive = async (job: UploadJob, signal: AbortSignal): Promise<unknown> => {
    if (job.stored.answer) return job.stored.answer.body;
    if (!job.file) throw new FileUnreadable();
    const body = await runUpload(job.stored, job.file, job.progress, {
      ...retryPolicy,
      ...patient,
      partSize,
      parallel: atOnce.requests,
      inTurn,
      signal,
      say: (state) => to(job, state),
      onReceived: () => {
        keep(job);
        notify();
      },
      onSent: (part, bytes) => {
        if (bytes === null) {
          // The part counts as sent from here on, or is sent again.
          job.onWay.delete(part);
          return;
        }
        job.onWay.set(part, bytes);
        job.speed.note(viewOf(job, partSize).sent);
        if (performance.now() - notifiedAt >= progressInterval) notify();
      },
    });
    job.stored = { ...job.stored, answer: { body } };
    keep(job);
    return body;
  };

  const fail = (job: UploadJob, error: unknown) => {
    if (error instanceof SignedOut) {
      for (const each of jobs.values()) if (isGoing(each)) halt(each, 'interrupted');
      onSignedOut();
      return;
    }
    if (error instanceof FileUnreadable) job.file = null;
    to(job, 'failed', error instanceof UploadFailed ? error.message : uploadMessages.failed);
  };

  const halt = (job: UploadJob, state: 'paused' | 'interrupted') => {
    job.stop?.abort(new DOMException('Stopped', 'AbortError'));
    job.onWay.clear();
    to(job, state);
  };

  const bringOne = async (upload: StoredUpload) => {
    if (jobs.has(upload.id)) return;
    const leave = await acquireUploadLock(upload.id);
    // Another tab has the upload.
    if (!leave) return;
    jobs.set(
      upload.id,
      Object.assign(restoreUploadJob(upload), { leave, file: await keeping.fileOf(upload, false) }),
    );
  };

  const keepNew = async (job: UploadJob) => {
    job.leave = (await acquireUploadLock(job.stored.id)) ?? job.leave;
    if (!jobs.has(job.stored.id)) return job.leave();
    keep(job);
    if (job.file) await keeping.keepFile(job.stored.id, job.file, await handleOf(job.file));
  };

  return {
    restore: async () => {
      const owner = uploadOwner();
      const stored = owner === null ? [] : await keeping.of(owner).catch(() => []);
      await Promise.all(stored.map(bringOne));
      setHasStoredUploads(stored.length > 0 || jobs.size > 0);
      notify();
    },
    add: (upload) => {
      const job = createUploadJob(upload, uploadOwner());
      jobs.set(job.stored.id, job);
      if (!job.isPrivate) {
        setHasStoredUploads(true);
        // Without space for a copy, the user must select the file again after a reload.
        keepNew(job).catch(noMatter);
      }
      startNext();
      notify();
      return job.stored.id;
    },
    pause: (id) => {
      const job = jobs.get(id);
      if (!job || !isGoing(job)) return;
      halt(job, 'paused');
      startNext();
    },
    resume: async (id, file) => {
      const job = jobs.get(id);
      if (!job || isGoing(job)) return true;
      if (file && !isSameFile(file, job.stored)) return false;
      job.file ??= file ?? (await keeping.fileOf(job.stored, true).catch(() => null));
      if (!job.file && !job.stored.answer) {
        notify();
        return false;
      }
      to(job, 'waiting');
      startNext();
      return true;
    },
    cancel: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      job.stop?.abort(new DOMException('Cancelled', 'AbortError'));
      // The server deletes it after a day in any case.
      if (job.progress.isKnown && !job.stored.answer) {
        const { signal } = new AbortController();
        sendRequest({ method: 'DELETE', url: uploadUrl(job.stored, job.progress), signal }).catch(
          noMatter,
        );
      }
      drop(job);
      startNext();
    },
    take: (id) => {
      const job = jobs.get(id);
      if (job) drop(job);
      return job?.result;
    },
    list: () => views,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const noMatter = () => undefined;

const going: readonly UploadJob['state'][] = [
  'waiting',
  'sending',
  'offline',
  'retrying',
  'ending',
];

const isGoing = ({ state }: UploadJob): boolean => going.includes(state);

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks for confirmation before leaving the page. */
function guardPage(isGuarded: boolean): void {
  if (isGuarded) addEventListener('beforeunload', onBeforeUnload);
  else removeEventListener('beforeunload', onBeforeUnload);
}
