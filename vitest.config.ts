// Every test that runs in Node. The api's tests run twice: on the embedded database and on a PostgreSQL server.
import { defineConfig } from 'vitest/config';

/** Also on two cores: a file often waits for its database. */
const maxWorkers = '100%';

/** Whole programs with their own processes, after everything else. */
const wholePrograms = {
  root: './tests',
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** What is about how long something takes, or needs the machine for itself. */
const alone = ['faults/**', 'observe/**', 'start/**', 'durability/lock.test.ts'];

export default defineConfig({
  test: {
    sequence: { groupOrder: 0 },
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: '../tests/kit/vitest-embedded.ts',
          setupFiles: '../tests/kit/vitest-embedded-env.ts',
        },
      },
      {
        test: {
          name: 'api-postgres',
          root: './api',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: '../tests/kit/vitest-postgres.ts',
          setupFiles: '../tests/kit/vitest-postgres-env.ts',
        },
      },
      './gateway/vitest.config.ts',
      { extends: './web/vite.config.ts', test: { name: 'web', root: './web', maxWorkers } },
      {
        test: {
          ...wholePrograms,
          name: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', ...alone],
          maxWorkers,
          sequence: { groupOrder: 1 },
          globalSetup: './kit/vitest-embedded.ts',
          setupFiles: './kit/vitest-embedded-env.ts',
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'tests-alone',
          include: alone.map((files) => files.replace('**', '**/*.test.ts')),
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'tests-postgres',
          include: ['**/*.postgres.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          globalSetup: './kit/vitest-postgres.ts',
        },
      },
    ],
  },
});
