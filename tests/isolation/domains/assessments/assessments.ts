// Declares tests, their questions with all parts, and their dictionaries. The first test of each school has a question
// for every probe; deleted records are separate ones, so that other probes find theirs.
import { sql } from 'drizzle-orm';
import type { Json } from '../../../kit/rest.ts';
import { menuPages } from './menu-pages.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const ofTest = `${company}/tests/{test_id}/questions`;
const ofQuestion = `${company}/questions/{question_id}`;
const ofAnswer = `${ofQuestion}/answers/{answer_id}/select_input`;

const links = (verb: string) => `${company}/questions/{id}/correspondences/${verb}_links`;

/** Records used by no other probe, by the suffix of their name or text. */
const spare = ['merged', 'deleted', 'idle'] as const;
type Which = (typeof spare)[number] | 'used';

const isThe =
  (which: Which, column: string) =>
  (row: Row): boolean =>
    which === 'used'
      ? !spare.some((each) => String(row[column]).includes(` ${each}`))
      : String(row[column]).includes(` ${which}`);

type Table = 'test_categories' | 'question_criterion_templates';

const entry = ({ record }: Pick<ValueGenerator, 'record'>, table: Table, which: Which): number =>
  record(table, isThe(which, 'name'));

const isWhole = ({ title }: Row): boolean => String(title).includes(' whole');

const test = ({ record }: ValueGenerator): number => record('tests', isWhole);

/**
 * A question of the tested test, by its type and, if the type has a text, by the suffix of the text.
 */
function question(maker: ValueGenerator, type: string, which: Which = 'used'): number {
  const whole = test(maker);
  return maker.record(
    'test_questions',
    (row) => row['test_id'] === whole && row['type'] === type && isThe(which, 'question')(row),
  );
}

/** A part of such a question. */
function part(maker: ValueGenerator, table: string, type: string, which: Which = 'used'): number {
  const whole = question(maker, type);
  const column = table === 'question_criteria' ? 'name' : 'value';
  return maker.record(table, (row) => row['question_id'] === whole && isThe(which, column)(row));
}

const pair = (maker: ValueGenerator): Json => {
  const whole = question(maker, 'correspondence');
  const { main_id, dependent_id } = maker.row(
    'correspondence_links',
    ({ question_id }) => question_id === whole,
  );
  return { links: [{ main_id, dependent_id }] };
};

export const domain: DomainDeclaration = {
  tags: ['Tests', 'Test questions', 'Question criteria'],
  menuPages,
  records: {
    // Written by `writeTest`, in a fixed order.
    [`POST ${company}/tests`]: () => [],
    [`POST ${ofTest}`]: () => [],
    [`POST ${ofQuestion}/answers`]: () => [],
    [`POST ${ofAnswer}`]: () => [],
    [`POST ${ofQuestion}/correspondences`]: () => [],
    [`POST ${company}/question_criteria`]: () => [],
  },
  writes: [writeTest, writeEntries],
  finalWrites: async (writer) => {
    await fillQuestions(writer);
    await changeAll(writer);
  },
  sharedRows: {
    // Users who see any test may read its dictionaries.
    test_categories: () => true,
    question_criterion_templates: () => true,
  },
  partTables: {
    test_parts: 'test_id',
    test_teachers: 'test_id',
    test_allow_users: 'test_id',
    test_questions: 'test_id',
    question_answers: 'question_id',
    select_input_items: 'question_id',
    correspondences: 'question_id',
    correspondence_links: 'question_id',
    question_criteria: 'question_id',
    test_question_media: 'question_id',
  },
  namedValues: (maker) => ({
    test_id: test(maker),
    question_id: question(maker, 'select_input'),
    answer_id: part(maker, 'question_answers', 'select_input'),
    parent_answer_id: part(maker, 'question_answers', 'select_input'),
    test_question_id: question(maker, 'select_input'),
    tests_id: maker.record('tests', isThe('deleted', 'title')),
    questions_id: question(maker, 'input', 'deleted'),
    test_categories_id: entry(maker, 'test_categories', 'deleted'),
    question_criterion_templates_id: entry(maker, 'question_criterion_templates', 'deleted'),
    teachers_id: maker.record('company_members', ({ is_owner }) => is_owner === true),
    allow_users_ids: maker.record('users'),
    'correspondences.question_id': question(maker, 'correspondence'),
    [`POST ${links('attach')}.id`]: question(maker, 'correspondence'),
    [`POST ${links('detach')}.id`]: question(maker, 'correspondence'),
    [`POST ${company}/questions/{id}/activate.id`]: question(maker, 'assessment_by_criterion'),
    [`POST ${company}/tests/{id}/activate.id`]: test(maker),
    [`POST ${company}/test_categories/{id}/merge.id`]: entry(maker, 'test_categories', 'merged'),
    [`DELETE ${company}/test_categories/{id}.id`]: entry(maker, 'test_categories', 'idle'),
    [`DELETE ${company}/tests/{id}.id`]: maker.record('tests', isThe('idle', 'title')),
    [`DELETE ${ofTest}/{id}.id`]: question(maker, 'input', 'idle'),
    [`DELETE ${company}/questions/{id}.id`]: question(maker, 'input', 'idle'),
    [`DELETE ${ofQuestion}/answers/{id}.id`]: part(
      maker,
      'question_answers',
      'select_input',
      'idle',
    ),
    [`DELETE ${ofAnswer}/{id}.id`]: part(maker, 'select_input_items', 'select_input', 'idle'),
    [`DELETE ${ofQuestion}/correspondences/{id}.id`]: part(
      maker,
      'correspondences',
      'correspondence',
      'idle',
    ),
    [`DELETE ${company}/question_criteria/{id}.id`]: part(
      maker,
      'question_criteria',
      'assessment_by_criterion',
      'idle',
    ),
    [`DELETE ${company}/question_criterion_templates/{id}.id`]: entry(
      maker,
      'question_criterion_templates',
      'idle',
    ),
  }),
  bodies: {
    [`POST ${company}/tests`]: ({ text }) => [{ title: text('title') }],
    [`PUT ${company}/tests/{id}`]: ({ text }) => [{ title: text('title') }],
    // A selection of all matching rows would delete everything.
    [`DELETE ${company}/test/delete`]: ({ record }) => [
      { tests_id: [record('tests', isThe('deleted', 'title'))] },
    ],
    [`POST ${ofTest}/delete`]: (maker) => [
      { questions_id: [question(maker, 'input', 'deleted')] },
      { matching: { type: ['input'] } },
    ],
    [`DELETE ${ofTest}`]: (maker) => [{ questions_id: [question(maker, 'input', 'deleted')] }],
    [`POST ${company}/test_categories/{id}/merge`]: (maker) => [
      { into_id: entry(maker, 'test_categories', 'used') },
    ],
    [`POST ${ofTest}`]: ({ text }) => [{ type: 'textarea', question: text('question') }],
    [`PUT ${ofTest}/{id}`]: ({ text }) => [{ solution: text('solution') }],
    [`PUT ${company}/questions/{id}`]: ({ text }) => [{ solution: text('solution') }],
    [`POST ${ofTest}/multi_update`]: (maker) => [
      { questions: [{ id: question(maker, 'textarea'), sort: 1, part: 2 }] },
    ],
    [`PUT ${company}/questions_fast_edit`]: (maker) => [
      { rows: [{ id: question(maker, 'textarea'), was: { timer: null }, now: { timer: 30 } }] },
    ],
    [`POST ${ofQuestion}/answers`]: ({ text }) => [{ value: text('value') }],
    [`PUT ${ofQuestion}/answers/{id}`]: ({ text }) => [{ comment: text('comment') }],
    [`POST ${ofQuestion}/answers/multi_update`]: (maker) => [
      { answers: [{ id: part(maker, 'question_answers', 'select_input'), sort: 1 }] },
    ],
    [`POST ${ofAnswer}`]: ({ text }) => [{ value: text('value') }],
    [`PUT ${ofAnswer}/{id}`]: ({ text }) => [{ value: text('value') }],
    [`POST ${ofQuestion}/correspondences`]: ({ text }) => [{ value: text('value'), is_main: true }],
    [`PUT ${ofQuestion}/correspondences/{id}`]: ({ text }) => [{ value: text('value') }],
    [`POST ${links('attach')}`]: (maker) => [pair(maker)],
    [`POST ${links('detach')}`]: (maker) => [pair(maker)],
    [`POST ${company}/question_criteria`]: (maker) => [
      {
        question_id: question(maker, 'assessment_by_criterion'),
        name: maker.text('name'),
        max_points: 2,
      },
    ],
    [`PUT ${company}/question_criteria/{id}`]: ({ text }) => [{ name: text('name') }],
  },
  inputFields: {
    CreateTestQuestionInput: ['testId', 'question', 'solution'],
    UpdateTestQuestionInput: ['testId', 'id', 'solution'],
    ArrangedQuestionInput: ['id', 'part'],
    TestQuestionCells: ['timer'],
    CreateQuestionAnswerInput: ['testQuestionId', 'value'],
    UpdateQuestionAnswerInput: ['testQuestionId', 'id', 'comment'],
    ChangedAnswerInput: ['id', 'sort'],
    CreateTestInput: ['companyId', 'title', 'description'],
    UpdateTestInput: ['id', 'title', 'description'],
  },
  idTypes: {
    'TestFilter.category': 'TestCategory',
    'TestFilter.subject': 'Subject',
    'TestFilter.teacher': 'User',
    'MergeTestCategoriesInput.id': 'TestCategory',
    'MergeTestCategoriesInput.intoId': 'TestCategory',
    'DeleteTestQuestionsInput.questionIds': 'TestQuestion',
    'RestoreTestQuestionsInput.questionIds': 'TestQuestion',
    'ActivateTestQuestionsInput.questionIds': 'TestQuestion',
    'DeactivateTestQuestionsInput.questionIds': 'TestQuestion',
    'ArrangedQuestionInput.id': 'TestQuestion',
    'ChangedAnswerInput.id': 'QuestionAnswer',
    'AttachCorrespondenceLinksInput.id': 'TestQuestion',
    'DetachCorrespondenceLinksInput.id': 'TestQuestion',
    'CorrespondencePairInput.mainId': 'Correspondence',
    'CorrespondencePairInput.dependentId': 'Correspondence',
  },
};

/**
 * Writes a test with one question of each type that has different parts, and two that no probe uses.
 */
async function writeTest(writer: Writer): Promise<void> {
  const { call, create, record, remember, send, text } = writer;
  const { id: me } = (await call('GET', '/api/auth_user')).body.data;
  const rich = (name: string, which: string) => `<p>${text(name)} ${which}</p>`;
  const { id } = await create('/tests', {
    title: `${text('title')} whole`,
    description: rich('description', 'used'),
    category_id: record('test_categories'),
    parts: [{ part: 1, title: text('title'), draws_count: 1 }],
  });
  for (const which of ['deleted', 'idle']) {
    await create('/tests', { title: `${text('title')} ${which}` });
  }
  await send('POST', `/tests/${id}/attach_teachers`, { teachers_id: [me] });
  await send('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids: [me] });
  const questions = [
    { type: 'textarea', active: true },
    {
      type: 'select_input',
      answers: [
        {
          value: text('value'),
          select_input_items: [
            { value: text('value'), correct: true },
            { value: `${text('value')} idle` },
          ],
        },
        { value: `${text('value')} idle` },
      ],
    },
    {
      type: 'correspondence',
      correspondences: [
        { is_main: true, value: text('value') },
        { is_main: false, value: text('value') },
        { is_main: true, value: `${text('value')} idle` },
      ],
      correspondence_links: [{ main: 0, dependent: 1 }],
    },
    {
      type: 'assessment_by_criterion',
      question_criteria: ['used', 'idle'].map((which) => ({
        name: `${text('name')} ${which}`,
        description: text('description'),
        max_points: 2,
      })),
    },
  ];
  for (const question of questions) {
    const written = {
      ...question,
      question: rich('question', 'used'),
      solution: rich('solution', ''),
    };
    await create(`/tests/${id}/questions`, written);
  }
  for (const which of ['deleted', 'idle']) {
    await create(`/tests/${id}/questions`, { type: 'input', question: rich('question', which) });
  }
  // Parts are read below their question.
  const parts = ['answers', 'select_input_items', 'correspondences', 'question_criteria_by_sort'];
  for (const written of await send('GET', `/tests/${id}/questions?all=1&with=${parts.join(';')}`)) {
    for (const name of parts) for (const row of written[name]) remember(name, row);
  }
}

/** The first entry of each dictionary is in use. */
async function writeEntries({ create, text }: Writer): Promise<void> {
  for (const which of ['', ...spare]) {
    const name = () => `${text('name')} ${which}`.trim();
    await create('/test_categories', { name: name() });
    await create('/question_criterion_templates', {
      name: name(),
      criteria: [{ name: text('name'), description: text('description'), max_points: 1 }],
    });
  }
}

/** Sets the columns of all question types; columns of other types are never read. */
async function fillQuestions({ companyId, database, text }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    for (const [isMain, sort] of [
      [true, 8],
      [false, 9],
    ]) {
      await transaction.execute(
        sql`insert into correspondences (company_id, question_id, is_main, value, sort)
          select company_id, id, ${isMain}, ${text('value')}, ${sort} from test_questions where company_id = ${companyId}`,
      );
    }
    await transaction.execute(
      sql`insert into correspondence_links (company_id, question_id, main_id, dependent_id)
        select company_id, question_id, max(id) filter (where is_main), max(id) filter (where not is_main)
        from correspondences where company_id = ${companyId} and sort in (8, 9) group by company_id, question_id`,
    );
    await transaction.execute(
      sql`insert into question_criteria (company_id, question_id, name, description, max_points, sort)
        select company_id, id, ${text('name')}, ${text('description')}, 1, 9 from test_questions where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into test_question_media (company_id, question_id, file_id, sort)
        select company_id, id, (select max(id) from files where company_id = ${companyId}), 1
        from test_questions where company_id = ${companyId}`,
    );
  });
}

/** Changes all records once, so that they have a history. */
async function changeAll({ record, send, text }: Writer): Promise<void> {
  const isUsed = isThe('used', 'name');
  const changes = {
    test_categories: (was: Json) => ({ name: `${was.name} ${text('name')}` }),
    question_criterion_templates: (was: Json) => ({ name: `${was.name} ${text('name')}` }),
    tests: (was: Json) => ({
      title: `${was.title} ${text('title')}`,
      subject_id: record('subjects', isUsed),
    }),
    questions: () => ({
      solution: `<p>${text('solution')}</p>`,
      topic_id: record('topics', isUsed),
    }),
  };
  for (const [path, change] of Object.entries(changes)) {
    for (const row of await send('GET', `/${path}?all=1`)) {
      await send('PUT', `/${path}/${row.id}`, change(row));
    }
  }
}
