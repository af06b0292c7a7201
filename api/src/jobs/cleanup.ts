// Periodically deletes expired files and stored responses, abandoned uploads, old files in the trash, and finished
// jobs.
import { inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kit/database/database.ts';
import { removeExpiredResponses } from '../kit/http/stored-responses.ts';
import type { Storage } from '../kit/files/storage.ts';
import {
  emptyTrash,
  removeExpiredFiles,
  removeOldArchives,
  removeOldUploads,
} from '../media/index.ts';
import { createPoller, type Poller } from '../kit/jobs/poller.ts';
import { jobs } from './tables.ts';

/** Milliseconds between two runs. */
const interval = 3600 * 1000;

/** Days that a finished job stays in the list. */
const remembered = 30;

export interface CleanupParts {
  database: Database;
  storage: Storage;
  log: FastifyBaseLogger;
  /** Clean-up of domains that depend on jobs and therefore can't be called from here. */
  cleanMore?: ((database: Database) => Promise<void>) | undefined;
}

/** Cleans every hour. */
export const createCleanup = ({ log, ...cleaned }: CleanupParts): Poller =>
  createPoller({ interval, log, failed: 'the clean-up failed' }, async () => {
    await cleanAll(cleaned);
    return false;
  });

async function cleanAll({
  database,
  storage,
  cleanMore,
}: Omit<CleanupParts, 'log'>): Promise<void> {
  await removeExpiredResponses(database);
  await removeOldUploads({ database, storage });
  await emptyTrash(database);
  await removeOldArchives(database);
  await cleanMore?.(database);
  await removeOldJobs(database, storage);
}

export async function removeOldJobs(database: Database, storage: Storage): Promise<void> {
  await removeExpiredFiles(database, storage, (transaction, fileIds) =>
    transaction.update(jobs).set({ file_id: null }).where(inArray(jobs.file_id, fileIds)),
  );
  await database.system((transaction) =>
    transaction
      .delete(jobs)
      .where(sql`${jobs.finished_at} < now() - ${remembered} * interval '1 day'`),
  );
}
