// The tests of the gateway. graphql has two builds and must be loaded once: the tests take the one that Node takes.
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { everyProject } from '../tests/kit/vitest-project.ts';

export default defineConfig({
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    ...everyProject,
    name: 'gateway',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // The files of a worker share its modules, and with them the schema; each starts servers of its own.
    isolate: false,
  },
});
