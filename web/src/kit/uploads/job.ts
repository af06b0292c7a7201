// One upload as the queue holds it, and as it is shown.
import type { KeptUpload } from './keeping.ts';
import { partSize } from './limits.ts';
import { sizeOfPart } from './parts.ts';
import { measureSpeed, type Speed } from './speed.ts';
import type { Progress } from './sending.ts';

export type UploadState =
  /** For its turn. */
  | 'waiting'
  | 'sending'
  /** Goes on by itself when the network is back. */
  | 'offline'
  /** The server can’t be reached; it is tried again. */
  | 'retrying'
  | 'paused'
  /** By a reload: goes on when it is told to. */
  | 'interrupted'
  | 'failed'
  /** The file has arrived and is put where it belongs. */
  | 'ending'
  | 'done';

export interface NewUpload {
  file: File;
  /** The address. */
  to: string;
  /** The field of the form that the server expects. */
  field?: 'file' | 'image';
  /** What waits for the file: whoever shows this place is told of it. */
  place: string;
  /** What is to be done with the file when it has arrived, by whoever offers it (`offerEndings`). */
  ending?: KeptUpload['ending'];
  /** It is nothing until its place takes it, be it later. */
  mustBeTaken?: boolean;
  /** Only whoever began it knows of it, and it ends with the page. */
  isPrivate?: boolean;
}

export interface UploadView {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that have left. */
  sent: number;
  /** Null as long as it is too early to tell. */
  bytesPerSecond: number | null;
  state: UploadState;
  /** Why it failed. */
  message: string | null;
  /** It goes on with the file, which must be chosen once more. */
  needsFile: boolean;
  place: string;
  /** The page where it was begun. */
  page: string;
  isPrivate: boolean;
}

export interface Job {
  kept: KeptUpload;
  progress: Progress;
  file: File | null;
  isPrivate: boolean;
  state: UploadState;
  message: string | null;
  /** What came of it. */
  result: unknown;
  /** Bytes of the parts that are on their way. */
  onWay: Map<number, number>;
  speed: Speed;
  /** Ends what is going on; null while nothing is. */
  stop: AbortController | null;
  /** Leaves the upload to other tabs. */
  leave: () => void;
}

export function newJob(
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
): Job {
  const id = crypto.randomUUID();
  return {
    ...jobOf({
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
    // Without a person there is nobody whose it would be after a reload.
    isPrivate: isPrivate || owner === null,
    state: 'waiting',
  };
}

/** One that was kept over a reload. */
export function jobOf(kept: KeptUpload): Job {
  const { uuid, received, isKnown, isRaw } = kept;
  return {
    kept,
    progress: {
      uuid,
      received: new Set(received),
      isKnown,
      isRaw,
      // Told anew, and perhaps by another network.
      isDirect: false,
      avoidsStore: false,
    },
    file: null,
    isPrivate: false,
    state: kept.answer && kept.mustBeTaken ? 'done' : 'interrupted',
    message: null,
    result: kept.answer?.body,
    onWay: new Map(),
    speed: measureSpeed(),
    stop: null,
    leave: () => undefined,
  };
}

export function viewOf(job: Job, one = partSize): UploadView {
  const { id, name, size, place, page } = job.kept;
  const { state, message } = job;
  return {
    id,
    name,
    size,
    sent: state === 'done' || state === 'ending' ? size : sentOf(job, one),
    bytesPerSecond: state === 'sending' ? job.speed.now() : null,
    state,
    message,
    needsFile: job.file === null && job.kept.answer === null,
    place,
    page,
    isPrivate: job.isPrivate,
  };
}

/** Bytes. A form is a little larger than its file. */
export function sentOf({ kept: { size }, progress, onWay }: Job, one: number): number {
  let sent = 0;
  for (const part of progress.received) sent += sizeOfPart(size, part, one);
  for (const bytes of onWay.values()) sent += bytes;
  return Math.min(sent, size);
}
