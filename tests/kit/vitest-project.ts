// The configuration that all Vitest projects share.
import { join } from 'node:path';
import { unhurried } from './unhurried.ts';

export const everyProject = {
  ...unhurried,
  /** Also on two cores: test files often wait for their database. */
  maxWorkers: '100%',
  setupFiles: [join(import.meta.dirname, 'vitest-processor.ts')],
};
