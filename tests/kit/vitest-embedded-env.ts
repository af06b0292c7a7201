// Hands the database that embedded ones begin with to the tests, and the folder of the run, as settings that they read.
import { inject } from 'vitest';
import { settingsOf } from './run-folder.ts';

Object.assign(process.env, settingsOf(inject('runFolder')));
process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');
