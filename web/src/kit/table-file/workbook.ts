// Reads a workbook in a worker, which can be ended: whoever made the file may have wanted to harm.
import type { TableFile } from './tableFile.ts';

/** Milliseconds: workbooks within the limits take some seconds on a slow telephone. */
const patience = 5 * 60_000;

/** The bytes are gone afterwards. Rejects when the worker does not start, or has no more memory. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<TableFile>();
  worker.addEventListener('message', ({ data }: MessageEvent<TableFile>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the worker has failed')));
  const timer = setTimeout(() => resolve({ problem: endless }), patience);
  worker.postMessage(bytes, [bytes.buffer]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

const endless = 'Таблица читается слишком долго. Оставьте в ней только нужное';
