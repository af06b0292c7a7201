// Reports the processor time of a test file in seconds for the table at the end of `npm test`: that of its worker and
// its child processes, from before the file is loaded until its last test ends.
import { afterAll } from 'vitest';
import { processorSeconds } from '../../scripts/lib/processor.ts';
import { noteProcessorTime } from '../../scripts/lib/testing/suite-times.ts';

const before = processorSeconds();

// eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a hook needs.
afterAll(({}, { file }) => {
  noteProcessorTime(file.projectName ?? '', file.filepath, processorSeconds() - before);
});
