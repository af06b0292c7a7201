// The account of a test run: checks that passed or failed, grouped in steps that are printed with their time.
export interface Count {
  passed: number;
  failed: number;
  /** Each that failed, with why, where the step can tell: said again at the end, as an output is often read from there. */
  failures?: string[];
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const leftOut: string[] = [];

/** Runs one step; a step that throws counts as one failed check, and the next one runs all the same. */
export async function step(title: string, body: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const count = await body().catch((error: unknown): Count => {
    console.log(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`   ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    failures.push(`${title}: ${count.failed} failed`, ...(count.failures ?? []));
}

/** One check; what it says is printed when it fails. */
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

/** Remembers what this machine cannot run, to be said at the end. */
export function leaveOut(what: string): void {
  leftOut.push(what);
  console.log(`\n── LEFT OUT: ${what}`);
}

/** Prints the account, whose last line is the sum over everything, and gives the exit code. */
export function account(): number {
  console.log('');
  for (const what of leftOut) console.log(`Left out: ${what}`);
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
