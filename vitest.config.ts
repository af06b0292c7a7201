// All tests that run in Node. The api's tests and the isolation suite run on a PostgreSQL server, where requests are
// truly concurrent and row-level security applies. Tests of database behaviour and of whole programs also run on the
// embedded database.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { deepTag } from './scripts/lib/testing/depth.ts';
import { enterTestEnvironment } from './tests/kit/environment.ts';
import { postgresPrograms } from './tests/kit/postgres.ts';
import { sharedProject } from './tests/kit/vitest-project.ts';

enterTestEnvironment();

const kit = (file: string): string => join(import.meta.dirname, 'tests', 'kit', file);

const onPostgres = {
  globalSetup: [kit('vitest-postgres.ts')],
  setupFiles: [...sharedProject.setupFiles, kit('vitest-postgres-env.ts')],
};

const onEmbedded = {
  globalSetup: [kit('vitest-embedded.ts')],
  setupFiles: [...sharedProject.setupFiles, kit('vitest-embedded-env.ts')],
};

/** On the embedded database where PostgreSQL isn't installed. */
const onPostgresIfInstalled = postgresPrograms() ? onPostgres : onEmbedded;

/** Test files of a worker share its modules, and with them one school (`api/testing/school.ts`). */
const api = { ...sharedProject, root: './api', isolate: false };

/** What may differ between the two databases: transactions, statements, the SQL of lists, locks, row counts, the queue. */
const databaseTests = [
  'src/kit/{database,fairness}/**/*.test.ts',
  'src/kit/files/data-folders.test.ts',
  'src/kit/http/stored-responses.test.ts',
  'src/jobs/**/*.test.ts',
  'src/courses/courses.test.ts',
  'src/courses/{search,catalog}/*.test.ts',
  'src/people/roles/member-counts.test.ts',
  'src/company/removal/removal.test.ts',
  'src/demo/load.test.ts',
  'testing/**/*.test.ts',
];

/** Tests of the whole contract whose results don't depend on the database: query plans of lists and texts of errors. */
const databaseIndependent = [
  'testing/contract/attacks.postgres.test.ts',
  'testing/contract/russian-errors.test.ts',
];

/** Whole programs with their own processes. */
const wholePrograms = { ...sharedProject, root: './tests', sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: { groupOrder: 0 },
    tags: [
      {
        name: deepTag,
        description: 'Runs only with `npm run test:deep`: see docs/extending/tests.md.',
      },
    ],
    projects: [
      {
        test: {
          ...api,
          ...onPostgresIfInstalled,
          name: 'api',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          exclude: postgresPrograms() ? [] : ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...api,
          ...onEmbedded,
          name: 'api-embedded',
          include: databaseTests,
          exclude: databaseIndependent,
        },
      },
      './gateway/vitest.config.ts',
      {
        test: { ...sharedProject, name: 'common', root: './common', include: ['**/*.test.ts'] },
      },
      {
        test: { ...sharedProject, name: 'scripts', root: './scripts', include: ['**/*.test.ts'] },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...sharedProject, name: 'web', root: './web' },
      },
      {
        test: {
          ...wholePrograms,
          ...onEmbedded,
          name: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', 'isolation/**'],
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'isolation',
          include: ['isolation/**/*.test.ts'],
          // Preparing an installation takes longer than probing most domains, so one worker shares it between all
          // files. It runs after the other suites of whole programs.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          globalSetup: [...onPostgresIfInstalled.globalSetup, './isolation/global-setup.ts'],
          setupFiles: onPostgresIfInstalled.setupFiles,
        },
      },
      {
        test: {
          ...wholePrograms,
          ...onPostgres,
          name: 'tests-postgres',
          include: ['**/*.postgres.test.ts'],
        },
      },
    ],
  },
});
