// Declares stress tests, which need the company's settings permission. None is run here, because it would load the
// server for all tests.
import { sql } from 'drizzle-orm';
import { rowOf } from '../../../../api/src/kit/database/database.ts';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const stressTests = '/api/companies/{companyId}/stress_tests';

export const domain: DomainDeclaration = {
  tags: ['Stress tests'],
  records: {
    // Written by `writeTest`.
    [`POST ${stressTests}`]: () => [],
  },
  writes: [writeTest],
  finalWrites: beginTest,
  bodies: { [`POST ${stressTests}`]: () => [{ learners: 10 }] },
  inputValues: { 'RunStressTestInput.learners': 10 },
  withoutTexts: {
    [`GET ${stressTests}`]: 'figures and times',
    [`GET ${stressTests}/{id}`]: 'figures and times',
  },
  emptyEvenForOwner: { 'StressTest.rungs': 'figures and times' },
  expectedOwnerFailures: {
    [`POST ${stressTests}`]: { status: 409, why: 'one is under way' },
  },
};

/** Inserts a finished stress test of the owner. */
async function writeTest({ companyId, database, record, remember }: Writer): Promise<void> {
  const author = record('users');
  const times = { p50: 1, p95: 2, p99: 3 };
  const rungs = JSON.stringify([
    {
      learners: 10,
      answers: 100,
      seconds: 1,
      answers_per_second: 100,
      begin: times,
      answer: times,
      finish: times,
      lost: 0,
      doubled: 0,
    },
  ]);
  const row = await database.system((transaction) =>
    rowOf<Row>(
      transaction,
      sql`with job as (
          insert into jobs (company_id, key, author_id, kind, status, input, finished_at)
          select company_id, gen_random_uuid(), user_id, 'stress_test', 'done', '{}'::jsonb, now()
          from company_members where company_id = ${companyId} and is_owner order by user_id limit 1 returning id
        )
        insert into stress_tests (company_id, author_id, job_id, state, learners, rungs, holds, stopped_by, database, cores, created_at, finished_at)
        select ${companyId}::integer, ${author}::integer, job.id, 'done', 10, ${rungs}::jsonb, 10, 'reached', 'embedded', 2, now() - interval '1 day', now()
        from job returning *`,
    ),
  );
  remember('stress_tests', row);
}

/** A running stress test prevents others from starting. */
async function beginTest({ companyId, database }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into stress_tests (company_id, state, learners, database, cores)
        values (${companyId}, 'in_progress', 10, 'embedded', 2) on conflict do nothing`,
    ),
  );
}
