// Declares test results: graders find and grade them, and users with access to results read those of tests that they
// see.
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import { rowsOf } from '../../../../api/src/kit/database/database.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import { secretMark } from '../../school/secrets.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const check = `${company}/attempts/{id}/questions/{question_id}/check`;
const download = `${company}/tests/{test_id}/attempts_download`;

const fileName = 'attempts.csv';

const isWhole = ({ title }: Row): boolean => String(title).includes(' whole');

/** A finished attempt of the tested test, with an answer that is to be graded. */
function ended({ record, row }: ValueGenerator): {
  id: number;
  testId: number;
  questionId: number;
} {
  const whole = record('tests', isWhole);
  const { id, test_id } = row(
    'test_attempts',
    (each) => each['state'] === 'on_check' && each['test_id'] === whole,
  );
  const { question_id } = row(
    'test_attempt_questions',
    ({ attempt_id, state }) => attempt_id === id && state === 'waits',
  );
  return { id, testId: test_id, questionId: question_id };
}

export const domain: DomainDeclaration = {
  tags: ['Test results'],
  writes: [writeAttempt],
  // Parts of the caller's own tests.
  partTables: { test_attempts: 'test_id' },
  finalWrites: describeResults,
  namedValues: (maker) => {
    const { record } = maker;
    const { id, testId, questionId } = ended(maker);
    return {
      waiting: 1,
      best: 0,
      visitor: 0,
      is_passed: 0,
      annulled: 0,
      began_from: '2026-01-01',
      began_to: '2100-01-01',
      test_attempt_id: id,
      test_attempt_export_id: record('jobs', ({ kind }) => kind === 'attempts_export'),
      'topic_statistics.name': secretMark,
      'given_answers.question_id': questionId,
      'check_test_answer_input.question_id': questionId,
      'uncheck_test_answer_input.question_id': questionId,
      [`PUT ${check}.question_id`]: questionId,
      [`DELETE ${check}.question_id`]: questionId,
      ...Object.fromEntries(
        [
          `GET ${company}/attempts/{id}`,
          `GET ${company}/attempts/{id}/questions`,
          `GET ${company}/attempts/{id}/audits`,
          `PUT ${check}`,
          `DELETE ${check}`,
          `GET ${company}/tests/{test_id}/attempts/{id}`,
        ].map((route) => [`${route}.id`, id]),
      ),
      // Graded by a user with a marked name; those of the demo school have more points.
      [`GET ${company}/attempts/{id}/audit_authors.id`]: record(
        'test_attempts',
        ({ waiting_count, max_points }) => waiting_count === 1 && Number(max_points) === 2,
      ),
      [`GET ${company}/tests/{id}/statistics.id`]: testId,
      ...Object.fromEntries(
        [
          `GET ${company}/tests/{test_id}/attempts`,
          `GET ${company}/tests/{test_id}/attempts/{id}`,
          `POST ${download}/create`,
          `GET ${download}/search_file`,
          `GET ${download}/exports`,
          `GET ${company}/status_recalculation`,
        ].map((route) => [`${route}.test_id`, testId]),
      ),
      [`GET ${download}/search_file.file_name`]: fileName,
      [`GET ${download}/exports.file_name`]: fileName,
      'test_attempt_export.file_name': fileName,
    };
  },
  bodies: {
    [`PUT ${check}`]: ({ text }) => [{ points: 1, comment: text('comment') }],
    [`DELETE ${check}`]: () => [{}],
    [`POST ${company}/attempts/annul`]: (maker) => [
      { test_attempts_id: [ended(maker).id], reason: maker.text('reason') },
      { matching: { test_id: [ended(maker).testId] }, reason: maker.text('reason') },
    ],
    [`POST ${company}/attempts/reinstate`]: (maker) => [{ test_attempts_id: [ended(maker).id] }],
    [`POST ${company}/attempts/give_extra`]: (maker) => [{ test_attempts_id: [ended(maker).id] }],
    [`POST ${download}/create`]: () => [{ format: 'csv' }],
    [`POST ${company}/recalculation_questions`]: (maker) => [{ test_id: ended(maker).testId }],
    [`POST ${company}/recalculation_test_users`]: (maker) => [{ test_id: ended(maker).testId }],
  },
  inputFields: {
    CheckTestAnswerInput: ['points', 'comment'],
    UncheckTestAnswerInput: [],
  },
  idTypes: {
    'CheckTestAnswerInput.attemptId': 'TestAttempt',
    'UncheckTestAnswerInput.attemptId': 'TestAttempt',
    'ExportTestAttemptsInput.ids': 'TestAttempt',
    'CheckTestRecalculationInput.questionIds': 'TestQuestion',
    'RecalculateTestInput.questionIds': 'TestQuestion',
  },
  expectedOwnerFailures: {
    [`DELETE ${check}`]: { status: 409, why: 'it was judged since' },
  },
  withoutTexts: {
    [`GET ${company}/attempts/{id}/audits`]: 'states and points',
    [`GET ${download}/search_file`]: 'the name of a file',
    [`GET ${download}/exports`]: 'names of files',
    [`GET ${company}/status_recalculation`]: 'how far a job is',
  },
};

/** A learner answers two questions of the writer's test; both are to be graded. */
async function writeAttempt(writer: Writer): Promise<void> {
  const { create, record, send, text } = writer;
  const user = record('users');
  const { id: testId } = await create('/tests', { title: text('title') });
  for (const place of [1, 2]) {
    const question = `<p>${text('question')} ${place}</p>`;
    await create(`/tests/${testId}/questions`, { type: 'textarea', question, active: true });
  }
  await send('POST', `/tests/${testId}/activate`);
  await answered(writer, testId, user);
}

/** Inserts an ungraded attempt with all questions of a test answered. */
async function answered(writer: Writer, testId: number, user: number): Promise<void> {
  const { companyId, database, remember, text } = writer;
  const [attempt] = await database.system((transaction) =>
    rowsOf<Row>(
      transaction,
      sql`with question as (
          insert into test_question_versions (company_id, question_id, digest, content)
          select company_id, id, 'of results', jsonb_build_object('id', id, 'type', type, 'question', question, 'max_points', max_points,
            'answers', '[]'::jsonb, 'correspondences', '[]'::jsonb, 'correspondence_links', '[]'::jsonb, 'select_input_items', '[]'::jsonb,
            'question_criteria_by_sort', '[]'::jsonb, 'files_id', '[]'::jsonb, 'required', false, 'infinity_attempts', true, 'max_attempts', 1,
            'partial', false, 'penalty_percentage', null, 'case_sensitive', false, 'correspondence_multi', false, 'criterion_type', 'points',
            'timer', null, 'shuffle_answers', null, 'show_answer_note', false, 'check_without_register', false, 'solution', null)
          from test_questions where company_id = ${companyId} and test_id = ${testId} returning id, question_id
        ), attempt as (
          insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, max_points, state, finished_at, points, waiting_count)
          values (${companyId}, ${testId}, ${user}, 1, 1, false, 2, 'on_check', now(), 0, 2) returning id
        )
        insert into test_attempt_questions (company_id, attempt_id, question_id, version_id, place, part, answer, revision, max_points, state, points)
        select ${companyId}, attempt.id, question.question_id, question.id, row_number() over (), 1,
          jsonb_build_object('text', ${text('text')}::text), 1, 1, 'waits', 0 from question, attempt
        returning attempt_id as id, question_id, ${testId}::integer as test_id`,
    ),
  );
  remember('attempts', attempt as Row);
}

/** Grades one answer, recalculates and exports the results of the tested test, and annuls one. */
async function describeResults(writer: Writer): Promise<void> {
  const { call, companyId, create, database, record, row, send, text } = writer;
  const { id, question_id } = row('attempts', (each) => 'question_id' in each);
  await send('PUT', `/attempts/${id}/questions/${question_id}/check`, {
    points: 1,
    comment: text('comment'),
  });
  const { id: whole } = row('tests', isWhole);
  await answered(writer, whole, record('users'));
  for (const [path, order] of [
    [`/tests/${whole}/attempts_download/create`, { format: 'csv' }],
    ['/recalculation_questions', { test_id: whole }],
  ] as const) {
    const { job, job_id } = await create(path, order);
    await finishedJob(call, `/api/companies/${companyId}/jobs/${job_id ?? job.id}`);
  }
  await database.system(async (transaction) => {
    await transaction
      .update(jobs)
      .set({ file_name: fileName })
      .where(and(eq(jobs.company_id, companyId), eq(jobs.kind, 'attempts_export')));
    await transaction.execute(
      sql`insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, max_points, state, finished_at, points,
          waiting_count, annulled_at, annulment_reason, annuller_id)
        select ${companyId}, ${whole}, ${record('users')}, 2, 1, false, 2, 'checked', now(), 0, 0, now(), ${text('reason')}, user_id
        from company_members where company_id = ${companyId} and is_owner limit 1`,
    );
    // Every attempt shows who annulled it.
    await transaction.execute(
      sql`update test_attempts set annuller_id = (select user_id from company_members where company_id = ${companyId} and is_owner limit 1)
        where company_id = ${companyId}`,
    );
  });
  // The owner's last change contains a text.
  await send('PUT', `/tests/${whole}`, { description: `<p>${text('description')}</p>` });
}
