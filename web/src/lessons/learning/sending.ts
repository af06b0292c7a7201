// Sends what waits, one after the other: as soon as it is done, and again after a pause or when the network is back.
import { isUnanswered, type UserError } from '../../kit/network/mutationResult.ts';
import type { Waiting, WaitingDeeds } from './waiting.ts';
import { isOnline } from '../../kit/network/online.ts';

export interface Sent {
  /** Null when there was no answer. */
  response: object | null;
  userErrors: readonly UserError[];
}

interface Sending {
  send: (deed: Waiting) => Promise<Sent>;
  /** Whether what waits could not be sent. */
  onOffline: (isOffline: boolean) => void;
  /** The server will not do it. */
  onRefused: (message: string) => void;
}

/** Milliseconds after which what got no answer is tried again. */
const pause = 10_000;

/** Until it is stopped. A browser that knows it has no network asks for nothing. */
export function keepSending(
  waiting: WaitingDeeds,
  { send, onOffline, onRefused }: Sending,
): () => void {
  let isSending = false;
  const drain = async () => {
    if (isSending) return;
    isSending = true;
    for (let first = waiting.all()[0]; first !== undefined; first = waiting.all()[0]) {
      // One after the other: what is finished was opened before.
      // oxlint-disable-next-line no-await-in-loop
      const sent = isOnline() ? await send(first) : null;
      const isLost = sent === null || isWaitingStill(sent);
      onOffline(isLost);
      if (isLost) break;
      waiting.remove(first.id);
      for (const { message } of sent.userErrors) onRefused(message);
    }
    isSending = false;
  };
  const begin = () => void drain();
  begin();
  const timer = setInterval(begin, pause);
  addEventListener('online', begin);
  const leave = waiting.subscribe(begin);
  return () => {
    clearInterval(timer);
    removeEventListener('online', begin);
    leave();
  };
}

/** Also without a session: whoever signs in again has it still. */
const isWaitingStill = ({ response, userErrors }: Sent) =>
  response === null &&
  userErrors.some((error) => isUnanswered(error) || error.code === 'UNAUTHENTICATED');
