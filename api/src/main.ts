// Starts the REST API: settings, database, demo school, server. On failure prints one line and exits with 1.
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { loadDemoIntoEmpty } from './demo/first-start.ts';
import { openDatabase } from './kit/database/open.ts';
import { workStarts } from './kit/jobs/work-starts.ts';
import { FolderProblem, prepareFolder } from './kit/files/data-folders.ts';
import { reasonOf } from './kit/observe/log.ts';
import { folderStorage, type Storage } from './kit/files/storage.ts';
import { readSettings, type Settings } from './settings.ts';

try {
  const settings = readSettings();
  // They may be separate mounts.
  const files = join(settings.DATA_DIR, 'files');
  if (settings.S3_BUCKET === undefined) prepareFolder(files);
  if (settings.SMTP_URL === undefined) prepareFolder(join(settings.DATA_DIR, 'outbox'));
  const database = await openDatabase(settings);
  const storage = await openStorage(settings, files);
  const wantsDemo = settings.DEMO_SCHOOL === 'auto' && settings.DATABASE_URL === undefined;
  if (wantsDemo) {
    await loadDemoIntoEmpty(database, storage, {
      courses: settings.DEMO_COURSES,
      learners: settings.DEMO_LEARNERS,
    });
  }
  const app = await createApp(settings, { database, storage });
  try {
    await app.startJobs();
    const url = await app.listen({ host: settings.API_HOST, port: settings.API_PORT });
    closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
      if (err !== undefined) {
        const why = err instanceof FolderProblem ? err.message : 'an unexpected error';
        app.log.fatal({ err }, `stopping: ${why}`);
        workStarts(database.queue).die();
      }
      await app.close();
    });
    // The parent process is gone and could no longer stop this one.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.send?.({ ready: true, url });
  } catch (error) {
    await app.close();
    throw error;
  }
} catch (error) {
  process.stderr.write(`The REST API could not start: ${startFailure(error)}\n`);
  process.exit(1);
}

/** In the bucket if one is configured, otherwise in the folder. */
async function openStorage(settings: Settings, folder: string): Promise<Storage> {
  const { S3_BUCKET: bucket } = settings;
  if (bucket === undefined) return folderStorage(folder);
  const { s3Storage } = await import('./kit/files/s3.ts');
  return s3Storage({
    bucket,
    endpoint: settings.S3_ENDPOINT,
    publicUrl: settings.S3_PUBLIC_URL,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  });
}

function startFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'its port is in use; set API_PORT to another one';
  }
  return reasonOf(error);
}
