// The PDF of an offer, as bytes.
import { Worker } from 'node:worker_threads';
import type { KeptOffer } from './offer.ts';

/** MB: fifty courses with all their remarks take less than half of it. */
const memory = 256;

/** Rejects when it can't be laid out. */
export function offerPdf(offer: KeptOffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
      workerData: offer,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended without a PDF')));
  });
}
