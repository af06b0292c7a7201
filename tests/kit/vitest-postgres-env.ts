// Sets the PostgreSQL server, its template database and the folder of the run in the environment of the tests.
import { inject } from 'vitest';
import { settingsOf } from './run-folder.ts';

Object.assign(process.env, settingsOf(inject('runFolder')));
process.env.TEST_DATABASE_URL = inject('postgresUrl');
process.env.TEST_DATABASE_TEMPLATE = inject('postgresTemplate');
