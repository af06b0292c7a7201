// The tests of the gateway. graphql has two builds and must be loaded once: the tests take the one that Node takes.
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'gateway',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
