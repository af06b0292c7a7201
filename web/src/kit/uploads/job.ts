// An upload in the queue, and its view for the interface.
import type { StoredUpload } from './uploadStore.ts';
import { partSize } from './limits.ts';
import { partLength } from './parts.ts';
import { measureSpeed, type Speed } from './speed.ts';
import type { Progress } from './sendParts.ts';

export type UploadState =
  /** In the queue. */
  | 'waiting'
  | 'sending'
  /** Continues when the browser is online again. */
  | 'offline'
  /** The server is unreachable; retries are running. */
  | 'retrying'
  | 'paused'
  /** By a reload; continues when the user resumes it. */
  | 'interrupted'
  | 'failed'
  /** The file is uploaded and its handler is running. */
  | 'ending'
  | 'done';

export interface NewUpload {
  file: File;
  /** The upload URL. */
  to: string;
  /** The server's form field. */
  field?: 'file' | 'image';
  /** Identifies the widget that waits for the file and gets its result. */
  place: string;
  /** The handler to run when the file is uploaded (`registerUploadHandlers`). */
  ending?: StoredUpload['ending'];
  /** The result is retained until the widget takes it, even later. */
  mustBeTaken?: boolean;
  /** Not listed, not stored, and ends with the page. */
  isPrivate?: boolean;
}

export interface UploadView {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes sent. */
  sent: number;
  /** Null until it can be measured. */
  bytesPerSecond: number | null;
  state: UploadState;
  /** The error. */
  message: string | null;
  /** To resume, the user must select the file again. */
  needsFile: boolean;
  place: string;
  /** The page where it was started. */
  page: string;
  isPrivate: boolean;
}

export interface UploadJob {
  stored: StoredUpload;
  progress: Progress;
  file: File | null;
  isPrivate: boolean;
  state: UploadState;
  message: string | null;
  /** The result of the handler or server. */
  result: unknown;
  /** Bytes sent of the parts in progress. */
  onWay: Map<number, number>;
  speed: Speed;
  /** Aborts the current work; null while there is none. */
  stop: AbortController | null;
  /** Releases the lock, so that other tabs may resume it. */
  leave: () => void;
}

export function createUploadJob(
  {
    file,
    to,
    field = 'file',
    place,
    ending = null,
    mustBeTaken = false,
    isPrivate = false,
  }: NewUpload,
  owner: string | null,
): UploadJob {
  const id = crypto.randomUUID();
  return {
    ...restoreUploadJob({
      id,
      owner: owner ?? '',
      uuid: id,
      to,
      field,
      name: file.name,
      size: file.size,
      lastModified: file.lastModified,
      place,
      page: location.pathname + location.search,
      ending,
      mustBeTaken,
      received: [],
      isKnown: false,
      isRaw: false,
      answer: null,
      touchedAt: Date.now(),
    }),
    file,
    // Without a user, the upload would have no owner after a reload.
    isPrivate: isPrivate || owner === null,
    state: 'waiting',
  };
}

/** An upload that was restored after a reload. */
export function restoreUploadJob(stored: StoredUpload): UploadJob {
  const { uuid, received, isKnown, isRaw } = stored;
  return {
    stored,
    progress: {
      uuid,
      received: new Set(received),
      isKnown,
      isRaw,
      // The server announces it again, and the network may have changed.
      isDirect: false,
      avoidsStore: false,
    },
    file: null,
    isPrivate: false,
    state: stored.answer && stored.mustBeTaken ? 'done' : 'interrupted',
    message: null,
    result: stored.answer?.body,
    onWay: new Map(),
    speed: measureSpeed(),
    stop: null,
    leave: () => undefined,
  };
}

export function viewOf(job: UploadJob, one = partSize): UploadView {
  const { id, name, size, place, page } = job.stored;
  const { state, message } = job;
  return {
    id,
    name,
    size,
    sent: state === 'done' || state === 'ending' ? size : sentOf(job, one),
    bytesPerSecond: state === 'sending' ? job.speed.now() : null,
    state,
    message,
    needsFile: job.file === null && job.stored.answer === null,
    place,
    page,
    isPrivate: job.isPrivate,
  };
}

/** Bytes, at most the file's size: the form data is slightly larger. */
export function sentOf({ stored: { size }, progress, onWay }: UploadJob, one: number): number {
  let sent = 0;
  for (const part of progress.received) sent += partLength(size, part, one);
  for (const bytes of onWay.values()) sent += bytes;
  return Math.min(sent, size);
}
