// Takes away what nobody needs any more: expired files, and jobs that ended long ago.
import { inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kit/database.ts';
import type { Storage } from '../kit/storage.ts';
import { removeExpiredFiles } from '../media/index.ts';
import { jobs } from './tables.ts';

/** Milliseconds between two cleanings. */
const interval = 3600 * 1000;

/** Days that a finished job stays in the list. */
const remembered = 30;

/** Cleans now and from time to time; answers how to stop that. */
export function startCleaning(
  database: Database,
  storage: Storage,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let cleaning: Promise<void> = Promise.resolve();
  const clean = () => {
    cleaning = cleanJobs(database, storage).catch((error: unknown) =>
      log.error({ err: error }, 'old jobs could not be cleaned away'),
    );
  };
  const timer = setInterval(clean, interval).unref();
  clean();
  return async () => {
    clearInterval(timer);
    await cleaning;
  };
}

export async function cleanJobs(database: Database, storage: Storage): Promise<void> {
  await removeExpiredFiles(database, storage, (transaction, fileIds) =>
    transaction.update(jobs).set({ file_id: null }).where(inArray(jobs.file_id, fileIds)),
  );
  await database.system((transaction) =>
    transaction
      .delete(jobs)
      .where(sql`${jobs.finished_at} < now() - ${remembered} * interval '1 day'`),
  );
}
