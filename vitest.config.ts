// Every test that runs in Node. The api's tests and the isolation suite run on a PostgreSQL server, where requests truly
// meet each other and row-level security binds; those of what the database itself does run on the embedded database too,
// as the suites of whole programs do.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './tests/kit/postgres.ts';
import { unhurried } from './tests/kit/unhurried.ts';

/** Also on two cores: a file often waits for its database. */
const maxWorkers = '100%';

/** A worker keeps its modules for all its files, and with them the school that they share (`api/testing/school.ts`). */
const api = { ...unhurried, root: './api', isolate: false, maxWorkers };

const kit = (file: string): string[] => [join(import.meta.dirname, 'tests', 'kit', file)];

const onPostgres = {
  globalSetup: kit('vitest-postgres.ts'),
  setupFiles: kit('vitest-postgres-env.ts'),
};

const onEmbedded = {
  globalSetup: kit('vitest-embedded.ts'),
  setupFiles: kit('vitest-embedded-env.ts'),
};

/** Where there is no server, on the embedded one. */
const onPostgresIfThere = postgresPrograms() ? onPostgres : onEmbedded;

/** What may differ between two databases: their kit, lists, locks, kept counts, the queue of jobs. */
const onBoth = [
  'testing/**/*.test.ts',
  'src/kit/**/*.test.ts',
  'src/jobs/**/*.test.ts',
  'src/courses/{courses,orders}.test.ts',
  'src/courses/{search,catalog}/*.test.ts',
  'src/people/roles/member-counts.test.ts',
  'src/company/removal/removal.test.ts',
  'src/demo/load.test.ts',
];

/** Walks over the whole contract: what a list looks at is planned alike on both, and what refusals say asks no database. */
const onOneOfBoth = ['testing/attacks.postgres.test.ts', 'testing/russian.test.ts'];

/** Whole programs with their own processes, after everything else. */
const wholePrograms = { ...unhurried, root: './tests' };

export default defineConfig({
  test: {
    sequence: { groupOrder: 0 },
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
          include: onBoth,
          exclude: onOneOfBoth,
        },
      },
      './gateway/vitest.config.ts',
      {
        test: {
          ...unhurried,
          name: 'common',
          root: './common',
          include: ['**/*.test.ts'],
          maxWorkers,
        },
      },
      {
        test: {
          ...unhurried,
          name: 'scripts',
          root: './scripts',
          include: ['**/*.test.ts'],
          maxWorkers,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...unhurried, name: 'web', root: './web', maxWorkers },
      },
      {
        test: {
          ...wholePrograms,
          name: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', 'isolation/**'],
          maxWorkers,
          sequence: { groupOrder: 1 },
          ...onEmbedded,
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'isolation',
          include: ['isolation/**/*.test.ts'],
          // A worker keeps its installation for all files that it runs.
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 1 },
          globalSetup: [...onPostgresIfThere.globalSetup, './isolation/set-up.ts'],
          setupFiles: onPostgresIfThere.setupFiles,
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'tests-postgres',
          include: ['**/*.postgres.test.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
          ...onPostgres,
        },
      },
    ],
  },
});
