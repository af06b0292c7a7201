// Jobs that recalculate results after a key was corrected: one previews the changes, the other writes them. The history
// of each attempt stores its former result.
import { z } from 'zod';
import { defineJob, type JobReport, type RunningJob } from '../../jobs/index.ts';
import { plainText } from '../../kit/rich-text/rich-text.ts';
import { excerpt } from '../document/report.ts';
import type { Result } from '../attempts/attempt-result.ts';
import { ensureVersion } from '../attempts/versions.ts';
import { testResource } from '../tests.ts';
import { checkingGrants } from './attempt-records.ts';
import { correctedKeys, type CorrectedKeys } from './corrected-keys.ts';
import {
  isChanged,
  recalculate,
  writeRecalculated,
  type RecalculatedAttempt,
} from './recalculate-attempts.ts';

export const recalculationRequest = z.object({
  test_id: z.int(),
  /** Null: all questions of the test. */
  questions_id: z.array(z.int()).nullable(),
  /** Null: the attempts of all learners. */
  users_id: z.array(z.int()).nullable(),
});

type Recalculating = RunningJob<z.infer<typeof recalculationRequest>>;

/** Changes listed in the result of the job. */
const maxLines = 1000;

export const recalculationCheck = defineJob({
  kind: 'attempts_recalculation_check',
  input: recalculationRequest,
  run: async (job) => {
    const keys = await keysOf(job);
    const summary = await each(job, keys, () => Promise.resolve());
    return () => Promise.resolve(outcomeOf(job, keys, summary));
  },
});

/** Each step recalculates whole attempts, so a restarted job finds them unchanged. */
export const recalculation = defineJob({
  kind: 'attempts_recalculation',
  input: recalculationRequest,
  run: async (job) => {
    const { scope } = job;
    const keys = await keysOf(job);
    const summary = await each(job, keys, async (transaction, attempts) => {
      const versionIds = new Set(
        attempts.flatMap(({ answers }) => answers.map(({ version_id }) => version_id)),
      );
      const versions = new Map<number, number>();
      for (const id of versionIds) {
        const question = keys.questions.get(id);
        if (question) versions.set(id, await ensureVersion(transaction, scope.companyId, question));
      }
      await writeRecalculated(transaction, scope, attempts, versions);
    });
    return () => Promise.resolve(outcomeOf(job, keys, summary));
  },
});

const keysOf = ({ input, scope, step }: Recalculating): Promise<CorrectedKeys> =>
  step(async (transaction) => {
    const { test_id, questions_id } = input;
    // The permission may have been revoked since the job was created.
    await testResource.lock({ transaction, scope, grant: checkingGrants, place: {} }, test_id);
    return correctedKeys(transaction, scope.companyId, test_id, questions_id);
  });

interface RecalculationSummary {
  lookedAt: number;
  changed: number;
  judged: number;
  lines: NonNullable<JobReport['changed']>;
}

async function each(
  { input: { test_id, users_id }, scope, step }: Recalculating,
  { questions }: CorrectedKeys,
  work: (
    transaction: Parameters<Parameters<Recalculating['step']>[0]>[0],
    attempts: readonly RecalculatedAttempt[],
  ) => Promise<void>,
): Promise<RecalculationSummary> {
  const summary: RecalculationSummary = { lookedAt: 0, changed: 0, judged: 0, lines: [] };
  for (let after = 0; questions.size > 0;) {
    const attempts = await step(
      async (transaction) => {
        const of = { testId: test_id, userIds: users_id, after };
        const found = await recalculate(transaction, scope.companyId, of, questions);
        if (found.length > 0) await work(transaction, found);
        return found;
      },
      ({ length }) => ({ done: summary.lookedAt + length }),
    );
    const last = attempts.at(-1);
    if (last === undefined) break;
    after = last.id;
    addToSummary(summary, attempts);
  }
  return summary;
}

function addToSummary(
  summary: RecalculationSummary,
  attempts: readonly RecalculatedAttempt[],
): void {
  const changed = attempts.filter(isChanged);
  summary.lookedAt += attempts.length;
  summary.changed += changed.length;
  summary.judged += attempts.reduce((sum, { judgedCount }) => sum + judgedCount, 0);
  summary.lines.push(...changed.slice(0, maxLines - summary.lines.length).map(lineOf));
}

const lineOf = ({ full_name, number, before, after }: RecalculatedAttempt) => ({
  title: `${full_name ?? 'Посетитель'}, попытка ${number}`,
  what: `${inWords(before)} → ${inWords(after)}`,
});

/** «3,5 из 5, не сдан» */
function inWords({ points, max_points, is_passed }: Result): string {
  const sum = `${points.toLocaleString('ru')} из ${max_points.toLocaleString('ru')}`;
  return is_passed === null ? sum : `${sum}, ${is_passed ? 'сдан' : 'не сдан'}`;
}

function outcomeOf(
  { input }: Recalculating,
  { otherKind }: CorrectedKeys,
  summary: RecalculationSummary,
) {
  const report: JobReport = {
    taken: [
      { title: 'Попыток с другим ключом', count: summary.lookedAt },
      { title: 'Результат другой', count: summary.changed },
    ],
    changed: summary.lines,
    left: [
      ...otherKind.slice(0, maxLines).map(({ question }) => ({
        title: excerpt(plainText(question)),
        why: 'Вопрос стал другого вида: ответы на него остаются с прежними баллами',
      })),
      ...(summary.judged > 0
        ? [
            {
              title: `Ответов, которые оценил преподаватель: ${summary.judged}`,
              why: 'Их баллы поставил человек: они остаются, как и ключ, по которому он судил',
            },
          ]
        : []),
    ],
  };
  return { test_id: input.test_id, report };
}
