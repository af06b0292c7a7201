// Hands the database that embedded ones begin with to the tests, as the setting that they read.
import { inject } from 'vitest';

process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');
