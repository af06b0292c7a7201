// Declares attempts: users see their own and public tests, visitors the attempt of their token.
import { sql } from 'drizzle-orm';
import { demo } from '../../../kit/servers.ts';
import { fileOf } from '../../probes/bodies.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const visited = '/api/public/companies/{companyId}';

export const isOpenToAll = ({ is_free, status }: Row): boolean =>
  is_free === true && status === 'active';

/** Tables that change when a visitor begins a test. */
const begun: readonly string[] = [
  'test_attempts',
  'test_attempt_questions',
  'test_question_versions',
];

/** A token of no visitor. */
const wrongToken = { status: 404, values: { token: 'nobody', question_id: '1' } };

/** The owner's unfinished attempt, with one of its questions. */
function attempt({ row }: ValueGenerator): { id: number; testId: number; questionId: number } {
  const { user_id } = row('company_members', ({ is_owner }) => is_owner === true);
  const { id, test_id } = row('test_attempts', (each) => each['user_id'] === user_id);
  const { question_id } = row('test_attempt_questions', (each) => each['attempt_id'] === id);
  return { id, testId: test_id, questionId: question_id };
}

const written = ({ text }: ValueGenerator) => [{ text: `<p>${text('text')}</p>`, revision: 2 }];

export const domain: DomainDeclaration = {
  tags: ['Taking tests'],
  finalWrites: async (writer) => {
    await takeTest(writer);
    await openToAll(writer);
  },
  sharedRows: { tests: isOpenToAll },
  partTables: {
    test_attempt_questions: 'attempt_id',
    test_attempt_files: 'attempt_question_id',
    test_question_version_files: 'version_id',
    test_question_version_media: 'version_id',
  },
  namedValues: (maker) => {
    const { id, testId, questionId } = attempt(maker);
    const free = maker.record('tests', isOpenToAll);
    const ofAttempts = [
      `GET ${company}/learning/attempts/{id}`,
      `PUT ${company}/attempts/{id}/answers/{question_id}`,
      `POST ${company}/attempts/{id}/answers/{question_id}/open`,
      `POST ${company}/attempts/{id}/finish`,
    ];
    return {
      learner_test_id: testId,
      learner_attempt_id: id,
      free_test_id: free,
      begin_free_test_input_id: free,
      'free_test.company': demo.company,
      [`POST ${company}/tests/{id}/attempts.id`]: testId,
      [`GET ${visited}/tests/{id}.id`]: free,
      [`POST ${visited}/tests/{id}/attempts.id`]: free,
      'open_attempt_question_input.question_id': questionId,
      'answer_attempt_question_input.question_id': questionId,
      ...Object.fromEntries(
        ofAttempts.flatMap((route) => [
          [`${route}.id`, id],
          [`${route}.question_id`, questionId],
        ]),
      ),
    };
  },
  bodies: {
    [`PUT ${company}/attempts/{id}/answers/{question_id}`]: written,
    [`PUT ${visited}/attempts/{token}/answers/{question_id}`]: written,
    [`POST ${company}/learning/attempts/add_media`]: ({ word }) => [fileOf(`${word}.png`)],
  },
  uploads: { [`POST ${company}/learning/attempts/add_media`]: 'test_answers/Company' },
  inputFields: {
    OpenAttemptQuestionInput: [],
    AnswerAttemptQuestionInput: ['answer'],
    AttemptAnswerInput: ['text'],
    FinishAttemptInput: [],
  },
  inputValues: { 'BeginFreeTestInput.company': demo.company },
  idTypes: {
    'BeginTestInput.testId': 'LearnerTest',
    'OpenAttemptQuestionInput.attemptId': 'LearnerAttempt',
    'AnswerAttemptQuestionInput.attemptId': 'LearnerAttempt',
    'FinishAttemptInput.attemptId': 'LearnerAttempt',
    'AttemptAnswerInput.fileIds': 'UploadedFile',
  },
  publicRoutes: {
    [`GET ${visited}/tests/{id}`]: { status: 200, shows: ['tests'] },
    // Global ids contain the company.
    [`POST ${visited}/tests/{id}/attempts`]: {
      status: 200,
      shows: ['companies', 'tests', 'test_questions'],
    },
    [`GET ${visited}/attempts/{token}`]: wrongToken,
    [`PUT ${visited}/attempts/{token}/answers/{question_id}`]: wrongToken,
    [`POST ${visited}/attempts/{token}/answers/{question_id}/open`]: wrongToken,
    [`POST ${visited}/attempts/{token}/finish`]: wrongToken,
  },
  allowedChanges: [
    {
      why: 'everybody may begin what is open to everybody',
      covers: ({ kind, table, row }) =>
        (kind === 'added' && begun.includes(table) && (row['user_id'] ?? null) === null) ||
        (table === 'audits' && row['auditable_type'] === 'test_attempts') ||
        (table === 'row_counts' && row['counted'] === 'test_attempts'),
    },
  ],
};

/** The owner and another member begin a test and answer questions, with a file. */
async function takeTest(writer: Writer): Promise<void> {
  const { call, companyId, create, database, record, send, text } = writer;
  const { id: me } = (await call('GET', '/api/auth_user')).body.data;
  const rich = (name: string) => `<p>${text(name)}</p>`;
  const { id: testId } = await create('/tests', {
    title: text('title'),
    description: rich('description'),
    infinity_attempts: true,
    shown_result: 'answers',
  });
  const picture = await create('/add_media', fileOf(`${text('name')}.png`));
  // A file of the storage, because every member may see the company's own files.
  await create('/file_storage', { file_id: picture.id, name: text('name') });
  const shown = `${rich('question')}<p><img src="${picture.url}" alt=""></p>`;
  for (const question of [
    { type: 'textarea', timer: 86_400, question: shown, files_id: [picture.id] },
    {
      type: 'assessment_by_criterion',
      question: rich('question'),
      question_criteria: [{ name: text('name'), max_points: 2 }],
    },
  ]) {
    await create(`/tests/${testId}/questions`, { ...question, active: true });
  }
  await send('POST', `/tests/${testId}/activate`);
  const learners = [me, record('users')];
  await send('POST', `/tests/${testId}/attach_allow_users`, { allow_users_ids: learners });
  const begun = await send('POST', `/tests/${testId}/attempts`);
  const [essay, work] = begun.questions.map(
    ({ question_id }: Row) => `/attempts/${begun.id}/answers/${question_id}`,
  );
  await send('POST', `${essay}/open`);
  await send('PUT', essay, { text: rich('text'), revision: 1 });
  const file = await create('/learning/attempts/add_media', fileOf(`${text('name')}.png`));
  await send('PUT', work, { text: rich('text'), files_id: [file.id], revision: 1 });
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`with begun as (
          insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, max_points)
          select company_id, test_id, ${record('users')}, number, seed, shuffle_answers, max_points
          from test_attempts where company_id = ${companyId} and id = ${begun.id} returning id
        )
        insert into test_attempt_questions (company_id, attempt_id, question_id, version_id, place, part, answer, revision, max_points)
        select company_id, begun.id, question_id, version_id, place, part, answer, revision, max_points
        from test_attempt_questions, begun where company_id = ${companyId} and attempt_id = ${begun.id}`,
    );
  });
}

/** A public test that a visitor has begun. */
async function openToAll({ call, companyId, create, send, text }: Writer): Promise<void> {
  const { id } = await create('/tests', { title: text('title'), is_free: true });
  const question = { type: 'textarea', active: true, question: `<p>${text('question')}</p>` };
  await create(`/tests/${id}/questions`, question);
  await send('POST', `/tests/${id}/activate`);
  await call('POST', `/api/public/companies/${companyId}/tests/${id}/attempts`);
}
