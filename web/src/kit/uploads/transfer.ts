// Carries one file to the server, as far as it gets in one go: a small one whole, a large one in parts, of which the first
// tells by its answer what server this is. Ours takes parts in any order and remembers them; any other that keeps the
// documented calls gets them one after the other, and its last answer counts.
import { putPart } from './direct.ts';
import { BeginAnew, NotDirect, NotNow, refuse } from './failures.ts';
import { countOfParts, receivedIn } from './parts.ts';
import { ask, type Answered } from './request.ts';
import { sendPart, sendWhole, type Progress, type Target, type Way } from './sending.ts';

/** Answers what the server said of the whole file. Throws what `failures.ts` tells apart. */
export async function carry(
  target: Target,
  file: File,
  progress: Progress,
  way: Way,
): Promise<unknown> {
  const count = countOfParts(target.size, way.partSize);
  if (count === 1) return (await sendWhole(target, file, progress, way)).body ?? {};
  if (progress.isKnown) await recall(target, progress, way);

  let last: unknown;
  const send = async (index: number) => {
    const answer = await bring(target, file, index, progress, way);
    const told = answer.status === 202 ? receivedIn(answer.body) : null;
    progress.received.add(index);
    for (const part of told?.parts ?? []) progress.received.add(part);
    if (told) Object.assign(progress, { isKnown: true, isRaw: told.raw, isDirect: told.direct });
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

/** To the store, where the server tells that it takes parts itself, else to the server. */
async function bring(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Way,
): Promise<Answered> {
  if (!progress.isDirect || progress.avoidsStore) {
    return sendPart(target, file, index, progress, way);
  }
  try {
    return await putPart(target, file, index, progress, way);
  } catch (error) {
    if (!(error instanceof NotDirect)) throw error;
  }
  const answer = await sendPart(target, file, index, progress, way);
  // So it was not the network.
  progress.avoidsStore = true;
  return answer;
}

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
  Object.assign(progress, { isRaw: told.raw, isDirect: told.direct });
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
