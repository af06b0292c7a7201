// Hands the PostgreSQL server to the tests, and the database that theirs begin with, as the settings that they read.
import { inject } from 'vitest';

process.env.TEST_DATABASE_URL = inject('postgresUrl');
process.env.TEST_DATABASE_TEMPLATE = inject('postgresTemplate');
