// Tells what a file costs in seconds of processors, for the table at the end of `npm test`: all that its worker and the
// programs under it used from before it was loaded until its last test had ended.
import { afterAll } from 'vitest';
import { processorSeconds } from '../../scripts/lib/processor.ts';
import { noteProcessorTime } from '../../scripts/lib/suite-times.ts';

const before = processorSeconds();

// eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a hook needs.
afterAll(({}, { file }) => {
  noteProcessorTime(file.projectName ?? '', file.filepath, processorSeconds() - before);
});
