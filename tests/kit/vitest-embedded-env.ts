// Hands the database that embedded ones begin with to the tests, and the folder of the run, as settings that they read.
import { inject } from 'vitest';

process.env.TMPDIR = inject('runFolder');
process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');
