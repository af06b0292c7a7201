// The test configuration of the gateway. graphql has two builds and must be loaded once, so tests resolve it as Node
// does.
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { sharedProject } from '../tests/kit/vitest-project.ts';

export default defineConfig({
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    ...sharedProject,
    name: 'gateway',
    root: import.meta.dirname,
    include: ['{src,testing}/**/*.test.ts'],
    // Test files of a worker share modules and the schema; each starts its own servers.
    isolate: false,
  },
});
