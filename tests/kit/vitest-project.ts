// What all of Vitest's projects have.
import { join } from 'node:path';
import { unhurried } from './unhurried.ts';

export const everyProject = {
  ...unhurried,
  /** Also on two cores: a file often waits for its database. */
  maxWorkers: '100%',
  setupFiles: [join(import.meta.dirname, 'vitest-processor.ts')],
};
