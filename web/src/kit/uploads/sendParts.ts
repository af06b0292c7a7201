// Sends a part of a file, or a small file as a whole, to the server.
import { throwFailure } from './failures.ts';
import { chunkFields, readPart, partChecksum } from './parts.ts';
import { sendRequest, type UploadResponse } from './request.ts';

/** The state of an upload, updated as parts are accepted. */
export interface Progress {
  /** The upload's id, generated here. */
  uuid: string;
  /** Accepted parts. */
  received: Set<number>;
  /** The server supports resuming: it remembers parts. */
  isKnown: boolean;
  /** The server accepts parts as raw bytes. */
  isRaw: boolean;
  /** The server hands out storage URLs for parts. */
  isDirect: boolean;
  /**
   * The storage is unreachable from this browser although the server is; all further parts go to the server.
   */
  avoidsStore: boolean;
}

export interface Target {
  /** The upload URL. */
  to: string;
  /** The form field. */
  field: 'file' | 'image';
  name: string;
  /** Bytes. */
  size: number;
}

export interface Transport {
  /** Bytes. */
  partSize: number;
  /** Parallel parts of one file. */
  parallel: number;
  /** Waits for a free slot; all uploads share the connections. */
  inTurn: <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;
  /** Bytes sent of a part; null when it is no longer in progress. */
  onSent: (part: number, bytes: number | null) => void;
  /** A part was accepted. */
  onReceived: () => void;
  signal: AbortSignal;
}

export function sendWhole(target: Target, file: File, { uuid }: Progress, way: Transport) {
  const form = new FormData();
  form.append(target.field, file, target.name);
  return inFreeSlot(0, way, () =>
    // The key prevents a duplicate file when a response was lost.
    post(0, way, { url: target.to, headers: { 'Idempotency-Key': uuid }, body: form }),
  );
}

export function sendPart(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Transport,
): Promise<UploadResponse> {
  return inFreeSlot(index, way, async () => {
    const bytes = await readPart(file, index, way.partSize);
    const fields = { ...partFields(target, index, progress, way), dzchecksum: partChecksum(bytes) };
    if (progress.isRaw) return post(index, way, { ...rawRequest(target, fields), body: bytes });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(target.field, new Blob([bytes], { type: file.type }), target.name);
    return post(index, way, { url: target.to, body: form });
  });
}

/** The fields that identify a part. */
export const partFields = (
  target: Target,
  index: number,
  { uuid }: Progress,
  { partSize }: Transport,
) => chunkFields({ size: target.size, uuid }, index, partSize);

/** Raw format: the fields are query parameters, the body is only bytes. */
export const rawRequest = ({ to, name }: Target, fields: Readonly<Record<string, string>>) => ({
  url: `${to}?${new URLSearchParams({ ...fields, name })}`,
  headers: { 'Content-Type': 'application/octet-stream' },
});

interface Made {
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: XMLHttpRequestBodyInit;
}

async function post(
  part: number,
  { onSent, signal }: Transport,
  made: Made,
): Promise<UploadResponse> {
  const onItsWay = (bytes: number) => onSent(part, bytes);
  const answer = await sendRequest({ method: 'POST', ...made, onSent: onItsWay, signal });
  if (answer.status >= 300) throwFailure(answer);
  return answer;
}

/** Runs the work in a free slot; the part is in progress until it ends. */
export const inFreeSlot = (
  part: number,
  { inTurn, onSent, signal }: Transport,
  work: () => Promise<UploadResponse>,
): Promise<UploadResponse> =>
  inTurn(async () => {
    try {
      return await work();
    } finally {
      onSent(part, null);
    }
  }, signal);
