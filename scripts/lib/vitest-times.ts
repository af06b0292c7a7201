// A reporter of Vitest: what each file took in its worker, for the table at the end of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { vitestTimesFile, type FileTime } from './suite-times.ts';

export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
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
  }
}
