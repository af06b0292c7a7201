// Sends a part of a file to the server, or a small file whole.
import { refuse } from './failures.ts';
import { placeOfPart, readPart, sumOfPart } from './parts.ts';
import { ask, type Answered } from './request.ts';

/** What is known of an upload; it changes as parts arrive. */
export interface Progress {
  /** The name of the upload, made here. */
  uuid: string;
  /** The parts that have arrived. */
  received: Set<number>;
  /** The server remembers parts. */
  isKnown: boolean;
  /** It takes them as bare bytes. */
  isRaw: boolean;
  /** It tells where the store takes them itself. */
  isDirect: boolean;
  /** Which this browser can't reach, while it reaches the server: the rest goes there. */
  avoidsStore: boolean;
}

export interface Target {
  /** The address. */
  to: string;
  /** The field of the form. */
  field: 'file' | 'image';
  name: string;
  /** Bytes. */
  size: number;
}

export interface Way {
  /** Bytes. */
  partSize: number;
  /** How many parts of one file go at once. */
  parallel: number;
  /** Waits until a request may begin: all uploads share the connections. */
  inTurn: <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;
  /** Bytes of a part that have left; null when it is not on its way any more. */
  onSent: (part: number, bytes: number | null) => void;
  /** Something arrived. */
  onReceived: () => void;
  signal: AbortSignal;
}

export function sendWhole(target: Target, file: File, { uuid }: Progress, way: Way) {
  const form = new FormData();
  form.append(target.field, file, target.name);
  return inTurnOf(0, way, () =>
    // After an answer that was lost, the file is not there twice.
    post(0, way, { url: target.to, headers: { 'Idempotency-Key': uuid }, body: form }),
  );
}

export function sendPart(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Way,
): Promise<Answered> {
  return inTurnOf(index, way, async () => {
    const bytes = await readPart(file, index, way.partSize);
    const fields = { ...saidOf(target, index, progress, way), dzchecksum: sumOfPart(bytes) };
    if (progress.isRaw) return post(index, way, { ...asBytes(target, fields), body: bytes });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(target.field, new Blob([bytes], { type: file.type }), target.name);
    return post(index, way, { url: target.to, body: form });
  });
}

/** Which part of what it is. */
export const saidOf = (target: Target, index: number, { uuid }: Progress, { partSize }: Way) =>
  placeOfPart({ size: target.size, uuid }, index, partSize);

/** What is said stands in the address, and the body is bytes alone. */
export const asBytes = ({ to, name }: Target, fields: Readonly<Record<string, string>>) => ({
  url: `${to}?${new URLSearchParams({ ...fields, name })}`,
  headers: { 'Content-Type': 'application/octet-stream' },
});

interface Made {
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: XMLHttpRequestBodyInit;
}

async function post(part: number, { onSent, signal }: Way, made: Made): Promise<Answered> {
  const onItsWay = (bytes: number) => onSent(part, bytes);
  const answer = await ask({ method: 'POST', ...made, onSent: onItsWay, signal });
  if (answer.status >= 300) refuse(answer);
  return answer;
}

/** A part is on its way from its turn on, until what it needs is done. */
export const inTurnOf = (
  part: number,
  { inTurn, onSent, signal }: Way,
  work: () => Promise<Answered>,
): Promise<Answered> =>
  inTurn(async () => {
    try {
      return await work();
    } finally {
      onSent(part, null);
    }
  }, signal);
