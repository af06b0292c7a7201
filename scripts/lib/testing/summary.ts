// Collects the results of checks in named steps, and prints them with their processor time.
import { processorSeconds } from '../processor.ts';

export interface Count {
  passed: number;
  failed: number;
  /**
   * Failed checks with their reasons, if known; printed again at the end, where they are easy to find.
   */
  failures?: string[];
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const leftOut: string[] = [];
const remarks: string[] = [];
const beganRun = performance.now();

/** Runs one step. A step that throws counts as one failed check; later steps still run. */
export async function step(title: string, body: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const processorBefore = processorSeconds();
  const count = await body().catch((error: unknown): Count => {
    console.log(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  const cost = costOf(began, processorSeconds() - processorBefore);
  console.log(`   ${count.passed} passed, ${count.failed} failed, ${cost}`);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    failures.push(`${title}: ${count.failed} failed`, ...(count.failures ?? []));
}

const costOf = (began: number, processor: number): string =>
  `${((performance.now() - began) / 1000).toFixed(1)} s, ${processor.toFixed(1)} s of processor`;

/** One check; `says` is printed when it fails. */
export function check(name: string, ok: boolean, says = ''): Count {
  console.log(`   ${ok ? '✓' : '✗'} ${name}`);
  if (!ok && says.trim() !== '') console.log(says.trim().replaceAll(/^/gm, '     '));
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
}

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((all, count) => all + count.passed, 0),
    failed: counts.reduce((all, count) => all + count.failed, 0),
    failures: counts.flatMap((count) => count.failures ?? []),
  };
}

/** Records something that this machine cannot run, for the summary. */
export function reportSkipped(what: string): void {
  leftOut.push(what);
  console.log(`\n── LEFT OUT: ${what}`);
}

/**
 * The count of a test runner. It has failed as well when its exit code is not 0 without a failed test, or when it ran
 * no tests.
 */
export function countOfRun(code: number, count: Count, mayBeEmpty = false): Count {
  if (count.failed > 0) return count;
  const right = code === 0 && (mayBeEmpty || count.passed > 0);
  return right ? count : sum([count, check('the run as a whole', false)]);
}

/** Records a remark for the summary that fails nothing. */
export function remark(what: string): void {
  remarks.push(what);
}

/**
 * Prints the summary, with the total on the last line, and returns the exit code. A run without any test fails unless
 * `mayBeEmpty`.
 */
export function printSummary(mayBeEmpty = false): number {
  console.log(`\nIn all ${costOf(beganRun, processorSeconds())}`);
  for (const what of remarks) console.log(what);
  for (const what of leftOut) console.log(`Left out: ${what}`);
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && (mayBeEmpty || total.passed > 0) ? 0 : 1;
}
