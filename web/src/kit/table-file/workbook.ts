// Reads a workbook in a worker, which can be terminated: the file may be malicious.
import type { TableFile } from './tableFile.ts';

/** Milliseconds: workbooks within the limits take some seconds on a slow phone. */
const patience = 5 * 60_000;

/** Transfers the bytes, so the caller can't use them afterwards. Rejects when the worker fails to start or runs out of memory. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<TableFile>();
  worker.addEventListener('message', ({ data }: MessageEvent<TableFile>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('The worker has failed.')));
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
