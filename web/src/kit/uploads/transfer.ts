// Carries one file to the server, as far as it gets in one go: a small one whole, a large one in parts, of which the first
// tells by its answer what server this is. Ours takes parts in any order and remembers them; any other that keeps the
// documented calls gets them one after the other, and its last answer counts.
import { BeginAnew, NotNow, refuse } from './failures.ts';
import { countOfParts, fieldsOfPart, readPart, receivedIn } from './parts.ts';
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

/** Answers what the server said of the whole file. Throws what `failures.ts` tells apart. */
export async function carry(
  target: Target,
  file: File,
  progress: Progress,
  way: Way,
): Promise<unknown> {
  const count = countOfParts(target.size, way.partSize);
  if (count === 1) return sendWhole(target, file, progress, way);
  if (progress.isKnown) await recall(target, progress, way);

  let last: unknown;
  const send = async (index: number) => {
    const answer = await sendPart(target, file, index, progress, way);
    const told = answer.status === 202 ? receivedIn(answer.body) : null;
    progress.received.add(index);
    for (const part of told?.parts ?? []) progress.received.add(part);
    if (told) Object.assign(progress, { isKnown: true, isRaw: told.raw });
    else if (progress.isKnown || index === count - 1) last = answer.body ?? {};
    way.onReceived();
  };

  const missing = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !progress.received.has(index),
  );
  const [first] = missing;
  if (!progress.isKnown && first !== undefined) await send(missing.shift() ?? first);
  await together(missing, progress.isKnown ? way.parallel : 1, send);
  // The answer that told of the whole file was lost: the same part gets it again.
  if (last === undefined) await send(count - 1);
  if (last === undefined) throw new NotNow();
  return last;
}

async function sendWhole(target: Target, file: File, { uuid }: Progress, way: Way) {
  const form = new FormData();
  form.append(target.field, file, target.name);
  const answer = await sending(0, way, () => ({
    url: target.to,
    // After an answer that was lost, the file is not there twice.
    headers: { 'Idempotency-Key': uuid },
    body: form,
  }));
  return answer.body ?? {};
}

function sendPart(target: Target, file: File, index: number, progress: Progress, way: Way) {
  return sending(index, way, async () => {
    const bytes = await readPart(file, index, way.partSize);
    const fields = fieldsOfPart({ ...target, uuid: progress.uuid }, index, way.partSize, bytes);
    if (progress.isRaw) {
      const query = new URLSearchParams({ ...fields, name: target.name });
      const headers = { 'Content-Type': 'application/octet-stream' };
      return { url: `${target.to}?${query}`, headers, body: bytes };
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(target.field, new Blob([bytes], { type: file.type }), target.name);
    return { url: target.to, body: form };
  });
}

interface Made {
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: XMLHttpRequestBodyInit;
}

const sending = (
  part: number,
  { inTurn, onSent, signal }: Way,
  make: () => Made | Promise<Made>,
): Promise<Answered> =>
  inTurn(async () => {
    try {
      const answer = await ask({
        method: 'POST',
        ...(await make()),
        onSent: (bytes) => onSent(part, bytes),
        signal,
      });
      if (answer.status >= 300) refuse(answer);
      return answer;
    } finally {
      onSent(part, null);
    }
  }, signal);

/** Asks the server which parts it has. */
async function recall(
  target: Target,
  progress: Progress,
  { signal, onReceived }: Way,
): Promise<void> {
  const answer = await ask({ method: 'GET', url: addressOf(target, progress), signal });
  if (answer.status === 404) throw new BeginAnew();
  if (answer.status >= 300) refuse(answer);
  const told = receivedIn(answer.body);
  if (!told) throw new NotNow();
  progress.received = new Set(told.parts);
  progress.isRaw = told.raw;
  onReceived();
}

/** Where the server that takes the file tells of the upload, and gives it up. */
export const addressOf = ({ to }: Target, { uuid }: Progress): string =>
  new URL(`/media/uploads/${uuid}`, new URL(to, location.href)).href;

/** What has begun is brought to its end, also where something else fails meanwhile; then that is thrown. */
async function together(
  parts: readonly number[],
  parallel: number,
  send: (part: number) => Promise<void>,
): Promise<void> {
  const left = [...parts];
  const work = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      try {
        await send(part);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: parallel }, work));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
