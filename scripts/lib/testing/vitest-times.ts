// A Vitest reporter that records the duration of each file, and what the JSON report lacks: errors outside of tests,
// and skipped tests of the current depth.
import { appendFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { deepTag, depthVariable } from './depth.ts';
import { root } from '../root.ts';
import { vitestTimesFile, type FileTime } from './suite-times.ts';
import { errorsFileVariable, type VitestErrors } from './vitest-run.ts';

export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const times = modules.map((module): FileTime => {
      const { setupDuration, collectDuration, duration } = module.diagnostic();
      const tests = [...module.children.allTests()].filter((test) => !isSkipped(test));
      return {
        project: module.project.name,
        file: module.moduleId,
        tests: tests.length,
        milliseconds: setupDuration + collectDuration + duration,
      };
    });
    for (const time of times) appendFileSync(vitestTimesFile, `${JSON.stringify(time)}\n`);
    const report: VitestErrors = {
      errors: errors.map(({ message, stack }) => stack ?? message),
      skipped: modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => isSkipped(test) && isWanted(test))
        .map((test) => `${relative(root, test.module.moduleId)}: ${test.fullName}`),
    };
    writeFileSync(process.env[errorsFileVariable] ?? '', JSON.stringify(report));
  }
}

/** Tests excluded by the tag filter count as skipped, too. */
function isWanted(test: TestCase): boolean {
  const depth = process.env[depthVariable];
  return depth === undefined || test.tags.includes(deepTag) === (depth === 'deep');
}

const isSkipped = (test: TestCase): boolean => test.result().state === 'skipped';
