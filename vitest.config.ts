// Every test that runs in Node. The api's tests run twice: on the embedded database and on a PostgreSQL server.
import { defineConfig } from 'vitest/config';

/** Also on two cores: a file often waits for its database. */
const maxWorkers = '100%';

const wholePrograms = {
  root: './tests',
  testTimeout: 120_000,
  hookTimeout: 180_000,
  fileParallelism: false,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    sequence: { groupOrder: 0 },
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts'],
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
          include: ['src/**/*.test.ts'],
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
        // Whole programs with their own processes: one file at a time, after everything else.
        test: {
          ...wholePrograms,
          name: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
          globalSetup: './kit/vitest-embedded.ts',
          setupFiles: './kit/vitest-embedded-env.ts',
        },
      },
      {
        test: {
          ...wholePrograms,
          name: 'tests-postgres',
          include: ['**/*.postgres.test.ts'],
          globalSetup: './kit/vitest-postgres.ts',
        },
      },
    ],
  },
});
