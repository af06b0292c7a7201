// Writes api/openapi.json from the routes: `node api/src/openapi.ts [file]`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import stringify from 'json-stringify-pretty-compact';
import { createApp } from './app.ts';
import type { Database } from './kit/database/database.ts';
import type { Storage } from './kit/files/storage.ts';
import { readSettings } from './settings.ts';

const unused = () =>
  Promise.reject(new Error('requests are not answered while openapi.json is written'));
const database: Database = {
  company: unused,
  person: unused,
  system: unused,
  withIdentity: unused,
  forBackground: () => database,
  ping: unused,
  installation: {},
  queue: { executeSql: unused, isExclusive: true },
  secret: '',
  vacuum: unused,
  close: () => Promise.resolve(),
};
const storage: Storage = {
  leastChunk: 1,
  write: unused,
  read: () => unused() as never,
  sizeOf: unused,
  remove: unused,
  begin: unused,
  writeChunk: unused,
  finish: unused,
  abort: unused,
};

const app = await createApp(readSettings({ LOG_LEVEL: 'silent' }), { database, storage });
await app.ready();
const file = process.argv[2] ?? join(import.meta.dirname, '../openapi.json');
// What fits on a line stands on one, so that a diff shows a property, a parameter or a response as a line.
writeFileSync(file, `${stringify(app.swagger(), { indent: 1, maxLength: 160 })}\n`);
await app.close();
