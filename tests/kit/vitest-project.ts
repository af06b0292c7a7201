// The configuration that all Vitest projects share.
import { join } from 'node:path';
import { testTimeouts } from './timeouts.ts';

export const sharedProject = {
  ...testTimeouts,
  /** Also on two cores: test files often wait for their database. */
  maxWorkers: '100%',
  setupFiles: [join(import.meta.dirname, 'vitest-processor.ts')],
};
