// Stress tests: for whoever sets up the company. None is run here: it would be a load for all who try.
import { sql } from 'drizzle-orm';
import { rowOf } from '../../../api/src/kit/database.ts';
import type { Domain } from '../domain.ts';
import type { Row } from '../rows.ts';
import type { Writer } from '../writing.ts';

const stressTests = '/api/companies/{companyId}/stress_tests';

export const domain: Domain = {
  tags: ['Stress tests'],
  records: {
    // Written with `writeTest`.
    [`POST ${stressTests}`]: () => [],
  },
  writes: [writeTest],
  describes: beginTest,
  bodies: { [`POST ${stressTests}`]: () => [{ learners: 10 }] },
  inputValues: { 'RunStressTestInput.learners': 10 },
  withoutTexts: {
    [`GET ${stressTests}`]: 'figures and times',
    [`GET ${stressTests}/{id}`]: 'figures and times',
  },
  ownersFailures: {
    [`POST ${stressTests}`]: { status: 409, why: 'one is under way' },
  },
};

async function writeTest({ companyId, database, record, remember }: Writer): Promise<void> {
  const author = record('users');
  const row = await database.system((transaction) =>
    rowOf<Row>(
      transaction,
      sql`insert into stress_tests (company_id, author_id, state, learners, holds, stopped_by, database, cores, created_at, finished_at)
        values (${companyId}, ${author}, 'done', 10, 10, 'reached', 'embedded', 2, now() - interval '1 day', now()) returning *`,
    ),
  );
  remember('stress_tests', row);
}

/** One is under way all the time, so that none is begun. */
async function beginTest({ companyId, database }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into stress_tests (company_id, state, learners, database, cores)
        values (${companyId}, 'in_progress', 10, 'embedded', 2) on conflict do nothing`,
    ),
  );
}
