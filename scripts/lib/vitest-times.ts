// A reporter of Vitest: what each file took in its worker, and what failed outside of any test, for the end of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { vitestErrorsFile, vitestTimesFile, type FileTime } from './suite-times.ts';

export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const times = modules.map((module): FileTime => {
      const { setupDuration, collectDuration, duration } = module.diagnostic();
      return {
        project: module.project.name,
        file: module.moduleId,
        tests: [...module.children.allTests()].length,
        milliseconds: setupDuration + collectDuration + duration,
      };
    });
    mkdirSync(dirname(vitestTimesFile), { recursive: true });
    writeFileSync(vitestTimesFile, JSON.stringify(times));
    const told = errors.map(({ message, stack }) => stack ?? message);
    writeFileSync(vitestErrorsFile, JSON.stringify(told));
  }
}
