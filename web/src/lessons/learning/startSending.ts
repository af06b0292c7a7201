// Sends the outbox one entry at a time: immediately, and again after a pause or when the network returns.
import { isUnanswered, type UserError } from '../../kit/network/mutationResult.ts';
import type { OutboxEntry, OutboxStore } from './outboxStore.ts';
import { isOnline } from '../../kit/network/online.ts';

export interface SendResult {
  /** Null when the server did not respond. */
  response: object | null;
  userErrors: readonly UserError[];
}

interface Sending {
  send: (action: OutboxEntry) => Promise<SendResult>;
  /** Whether sending failed. */
  onOffline: (isOffline: boolean) => void;
  /** The server has rejected the action. */
  onRefused: (message: string) => void;
}

/** Milliseconds before a failed request is sent again. */
const pause = 10_000;

/** Runs until it is stopped. Nothing is sent while the browser reports that it is offline. */
export function startSending(
  waiting: OutboxStore,
  { send, onOffline, onRefused }: Sending,
): () => void {
  let isSending = false;
  const drain = async () => {
    if (isSending) return;
    isSending = true;
    for (let first = waiting.all()[0]; first !== undefined; first = waiting.all()[0]) {
      // Sequential: a lesson must be opened before it is finished.
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

/** Also after the session ended: the entries are sent after the next sign-in. */
const isWaitingStill = ({ response, userErrors }: SendResult) =>
  response === null &&
  userErrors.some((error) => isUnanswered(error) || error.code === 'UNAUTHENTICATED');
