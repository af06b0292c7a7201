// A reporter of Vitest: what each file took in its worker, and what its JSON report does not tell: what failed outside of
// any test, and which tests were skipped that this run is about. Several runs of Vitest add up.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { deepTag } from './depth.ts';
import { root } from './root.ts';
import { vitestErrorsFile, vitestTimesFile, type FileTime } from './suite-times.ts';
import type { VitestErrors } from './vitest-run.ts';

export default class VitestTimes implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

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
    mkdirSync(dirname(vitestTimesFile), { recursive: true });
    const before = existsSync(vitestTimesFile)
      ? JSON.parse(readFileSync(vitestTimesFile, 'utf8'))
      : [];
    writeFileSync(vitestTimesFile, JSON.stringify([...before, ...times]));
    const told: VitestErrors = {
      errors: errors.map(({ message, stack }) => stack ?? message),
      skipped: modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => isSkipped(test) && this.#isWanted(test))
        .map((test) => `${relative(root, test.module.moduleId)}: ${test.fullName}`),
    };
    writeFileSync(vitestErrorsFile, JSON.stringify(told));
  }

  /** Vitest skips what its filter leaves out as well. */
  #isWanted(test: TestCase): boolean {
    const filters = this.#vitest?.config.tagsFilter ?? [];
    const deep = test.tags.includes(deepTag);
    return filters.every((filter) => (filter === deepTag ? deep : !deep));
  }
}

const isSkipped = (test: TestCase): boolean => test.result().state === 'skipped';
