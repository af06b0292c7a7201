// Every test that runs in Node. The api's tests and the isolation suite run on a PostgreSQL server, where requests truly
// meet each other and row-level security binds; those of what the database itself does run on the embedded database too,
// as the suites of whole programs do.
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

/** Where there is no server, on the embedded one. */
const onPostgresIfThere = postgresPrograms() ? onPostgres : onEmbedded;

/** A worker keeps its modules for all its files, and with them the school that they share (`api/testing/school.ts`). */
const api = { ...sharedProject, root: './api', isolate: false };

/** What may differ between two databases: transactions and statements, lists and their SQL, locks, kept counts, the queue. */
const aboutTheDatabase = [
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

/** Walks over the whole contract: what a list looks at is planned alike on both, and what refusals say asks no database. */
const sameOnBoth = [
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
        description: 'Left to `npm run test:deep`: see docs/extending/tests.md.',
      },
    ],
    projects: [
      {
        test: {
          ...api,
          ...onPostgresIfThere,
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
          include: aboutTheDatabase,
          exclude: sameOnBoth,
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
          // Its installation takes longer to prepare than most domains take to be tried: one worker has one for all files,
          // and comes after the other whole programs where these are run with it.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          globalSetup: [...onPostgresIfThere.globalSetup, './isolation/global-setup.ts'],
          setupFiles: onPostgresIfThere.setupFiles,
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
