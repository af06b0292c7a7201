// Hands the PostgreSQL server to the tests, the database that theirs begin with, and the folder of the run, as settings
// that they read.
import { inject } from 'vitest';
import { settingsOf } from './run-folder.ts';

Object.assign(process.env, settingsOf(inject('runFolder')));
process.env.TEST_DATABASE_URL = inject('postgresUrl');
process.env.TEST_DATABASE_TEMPLATE = inject('postgresTemplate');
