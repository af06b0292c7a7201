// Runs an upload to its end, through lost connections, damaged parts and server restarts.
import { isOnline } from '../network/online.ts';
import { RestartUpload, RetryLater, UploadFailed } from './failures.ts';
import { uploadMessages } from './limits.ts';
import type { Progress, Target, Transport } from './sendParts.ts';
import { transferFile } from './transfer.ts';
import { untilOnline, untilRetry } from './waiting.ts';

export interface RetryPolicy {
  /** Consecutive attempts without progress. */
  tries: number;
  /** Milliseconds before the next attempt after this many failures. */
  backoff: (failures: number) => number;
}

/**
 * Retries for about five minutes with exponential backoff and jitter, since many clients may wait for one server.
 */
export const retryPolicy: RetryPolicy = {
  tries: 14,
  backoff: (failures) => Math.min(30_000, 1000 * 2 ** (failures - 1)) * (0.5 + Math.random() / 2),
};

/** Throws UploadFailed, FileUnreadable, SignedOut, or the signal's reason. */
export async function runUpload(
  target: Target,
  file: File,
  progress: Progress,
  way: Transport & RetryPolicy & { say: (state: 'offline' | 'sending' | 'retrying') => void },
): Promise<unknown> {
  const { signal, say, tries, backoff } = way;
  let failures = 0;
  let beginnings = 0;
  let { parallel } = way;
  for (;;) {
    if (!isOnline()) say('offline');
    await untilOnline(signal);
    say('sending');
    const before = progress.received.size;
    try {
      return await transferFile(target, file, progress, { ...way, parallel });
    } catch (error) {
      if (error instanceof RestartUpload && beginnings < 3) {
        beginnings += 1;
        const fresh = { received: new Set(), isKnown: false, isDirect: false };
        Object.assign(progress, { uuid: crypto.randomUUID(), ...fresh });
        continue;
      }
      if (!(error instanceof RetryLater)) throw error;
      const gained = progress.received.size > before;
      failures = gained ? 1 : failures + 1;
      if (!isOnline()) continue;
      // A proxy may cut long requests: one part alone may finish where three in parallel don't.
      parallel = gained ? way.parallel : 1;
      if (failures >= tries) throw new UploadFailed(uploadMessages.failed);
      say('retrying');
      await untilRetry(error.wait ?? backoff(failures), signal);
    }
  }
}
