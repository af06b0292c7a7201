// Starts the REST API: settings, database, demo school, server. Prints one line and exits with 1 when it can't.
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { loadDemoIntoEmpty } from './demo/first-start.ts';
import { openDatabase } from './kit/database/open.ts';
import { folderStorage } from './kit/storage.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings();
  const database = await openDatabase(settings);
  const storage = folderStorage(join(settings.DATA_DIR, 'files'));
  const wantsDemo = settings.DEMO_SCHOOL === 'auto' && settings.DATABASE_URL === undefined;
  if (wantsDemo) {
    await loadDemoIntoEmpty(database, {
      courses: settings.DEMO_COURSES,
      learners: settings.DEMO_LEARNERS,
    });
  }
  const app = await createApp(settings, { database, storage });
  try {
    await app.startJobs();
    const url = await app.listen({ host: settings.API_HOST, port: settings.API_PORT });
    closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
      if (err !== undefined) app.log.fatal({ err }, 'stopping after an unexpected error');
      await app.close();
    });
    // Whoever started it is gone: nobody would stop it any more.
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

function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'its port is taken; set API_PORT to another one';
  }
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EROFS')) {
    return `${error.message}; set DATA_DIR to a folder that can be written`;
  }
  return error.message;
}
