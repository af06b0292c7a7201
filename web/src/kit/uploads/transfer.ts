// Transfers one file until it succeeds or a request fails: small files whole, large ones in parts. The response to the
// first part shows whether the server accepts parts in any order (ours) or only in sequence (documented calls).
import { putPart } from './directUpload.ts';
import { RestartUpload, DirectUnavailable, RetryLater, throwFailure } from './failures.ts';
import { partCount, receivedIn } from './parts.ts';
import { sendRequest, type UploadResponse } from './request.ts';
import { sendPart, sendWhole, type Progress, type Target, type Transport } from './sendParts.ts';

/** Returns the server's response for the whole file. Throws the errors of `failures.ts`. */
export async function transferFile(
  target: Target,
  file: File,
  progress: Progress,
  way: Transport,
): Promise<unknown> {
  const count = partCount(target.size, way.partSize);
  if (count === 1) return (await sendWhole(target, file, progress, way)).body ?? {};
  if (progress.isKnown) await recall(target, progress, way);

  let last: unknown;
  const send = async (index: number) => {
    const answer = await bring(target, file, index, progress, way);
    const received = answer.status === 202 ? receivedIn(answer.body) : null;
    progress.received.add(index);
    for (const part of received?.parts ?? []) progress.received.add(part);
    if (received)
      Object.assign(progress, { isKnown: true, isRaw: received.raw, isDirect: received.direct });
    else if (progress.isKnown || index === count - 1) last = answer.body ?? {};
    way.onReceived();
  };

  const missing = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !progress.received.has(index),
  );
  const [first] = missing;
  if (!progress.isKnown && first !== undefined) await send(missing.shift() ?? first);
  await together(missing, progress.isKnown ? way.parallel : 1, send);
  // The response for the whole file was lost; sending the last part again returns it.
  if (last === undefined) await send(count - 1);
  if (last === undefined) throw new RetryLater();
  return last;
}

/** Sends a part to the storage if the server announced that, otherwise to the server. */
async function bring(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Transport,
): Promise<UploadResponse> {
  if (!progress.isDirect || progress.avoidsStore) {
    return sendPart(target, file, index, progress, way);
  }
  try {
    return await putPart(target, file, index, progress, way);
  } catch (error) {
    if (!(error instanceof DirectUnavailable)) throw error;
  }
  const answer = await sendPart(target, file, index, progress, way);
  // The server accepted the part, so the network wasn't the cause.
  progress.avoidsStore = true;
  return answer;
}

/** Reads from the server which parts it has. */
async function recall(
  target: Target,
  progress: Progress,
  { signal, onReceived }: Transport,
): Promise<void> {
  const answer = await sendRequest({ method: 'GET', url: uploadUrl(target, progress), signal });
  if (answer.status === 404) throw new RestartUpload();
  if (answer.status >= 300) throwFailure(answer);
  const received = receivedIn(answer.body);
  if (!received) throw new RetryLater();
  progress.received = new Set(received.parts);
  Object.assign(progress, { isRaw: received.raw, isDirect: received.direct });
  onReceived();
}

/** The URL to query and cancel an upload on the server. */
export const uploadUrl = ({ to }: Target, { uuid }: Progress): string =>
  new URL(`/media/uploads/${uuid}`, new URL(to, location.href)).href;

/** On an error, finishes the parts in progress and then throws it. */
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
