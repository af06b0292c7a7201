// Hands the PostgreSQL server of the project api-postgres to its tests, as the setting that they read.
import { inject } from 'vitest';

process.env.TEST_DATABASE_URL = inject('postgresUrl');
