// Sets the template of embedded databases and the folder of the run in the environment of the tests.
import { inject } from 'vitest';
import { settingsOf } from './run-folder.ts';

Object.assign(process.env, settingsOf(inject('runFolder')));
process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');
