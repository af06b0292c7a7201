// Tests that a test and its complete questions are read in two calls, and that writes use REST names and report errors
// at their input fields.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, startPlainGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });
const testId = idOf('Test', 5);
const at = '/companies/7/tests/5';

const question = {
  id: 31,
  type: 'select_input',
  question: '<p>[[1]]</p>',
  answers: [{ id: 41, value: '', parent_answer_id: null }],
  select_input_items: [{ id: 51, answer_id: 41, value: '100', correct: true }],
  correspondences: [],
  correspondence_links: [],
  question_criteria_by_sort: [],
  files: [],
};

const content = `id question answers { id value parentAnswerId } selectInputItems { id answerId value correct }
  correspondences { id } correspondenceLinks { mainId } questionCriteria { id } files { file { id } }`;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer(at, () => ({ data: { id: 5, title: 'Физика', version: 'v2' } }));
  gateway.rest.answer(`${at}/questions`, ({ method }) =>
    method === 'GET'
      ? { data: [question], meta: { total: 1, current_page: 1, per_page: 500, last_page: 1 } }
      : { data: { ...question, test_id: 5 } },
  );
  gateway.rest.answer(`${at}/questions/31`, () => ({ data: question }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const writes = () =>
  gateway.rest.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);

async function write(name: string, input: object, selection: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { field code message } } }`,
    { variables: { input } },
  );
  expect(errors).toBeUndefined();
  return data[name];
}

it('reads a test in one call and its questions with all their parts in another', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { test(databaseId: 5) { title questions { ${content} } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.company.test.questions).toMatchObject([
    {
      id: idOf('TestQuestion', 31),
      answers: [{ id: idOf('QuestionAnswer', 41) }],
      selectInputItems: [{ id: idOf('SelectInputItem', 51), answerId: 41, correct: true }],
    },
  ]);
  const [, one, list, ...more] = gateway.rest.calls;
  expect([one?.path, list?.path, more]).toEqual([at, `${at}/questions`, []]);
  const relations = String(list?.query['with']).split(';');
  expect(relations.map((relation) => relation.split(':')[0])).toEqual([
    'answers',
    'correspondence_links',
    'correspondences',
    'files',
    'files.file',
    'question_criteria_by_sort',
    'select_input_items',
  ]);
});

describe('writes', () => {
  it('of a question send REST ids of existing parts and none for new ones', async () => {
    await write(
      'createTestQuestion',
      {
        testId,
        behindId: idOf('TestQuestion', 30),
        type: 'SELECT_INPUT',
        maxPoints: 2,
        answers: [
          {
            id: idOf('QuestionAnswer', 41),
            value: '',
            correctPosition: 1,
            selectInputItems: [
              { id: idOf('SelectInputItem', 51), value: '1' },
              { value: '2', correct: true },
            ],
          },
        ],
        correspondences: [{ isMain: true, value: 'А' }],
        correspondenceLinks: [{ main: 0, dependent: 1 }],
        questionCriteria: [{ name: 'Ясность', maxPoints: 3 }],
        fileIds: [idOf('UploadedFile', 9)],
      },
      'testQuestion { id }',
    );
    expect(writes()).toEqual([
      [
        'POST',
        `${at}/questions`,
        {
          behind_id: 30,
          type: 'select_input',
          max_points: 2,
          answers: [
            {
              id: 41,
              value: '',
              correct_position: 1,
              select_input_items: [
                { id: 51, value: '1', correct: false },
                { value: '2', correct: true },
              ],
            },
          ],
          correspondences: [{ is_main: true, value: 'А' }],
          correspondence_links: [{ main: 0, dependent: 1 }],
          question_criteria: [{ name: 'Ясность', max_points: 3 }],
          files_id: [9],
        },
      ],
    ]);
  });

  it('of a test send its parts under REST names', async () => {
    const parts = [{ part: 1, title: 'Разминка', drawsCount: 2 }];
    await write('updateTest', { id: testId, parts }, 'test { id }');
    expect(writes()).toEqual([
      ['PUT', at, { parts: [{ part: 1, title: 'Разминка', draws_count: 2 }] }],
    ]);
  });

  it('of many sort questions, and return global ids of unchanged ones', async () => {
    gateway.rest.answer(`${at}/questions/multi_update`, () => ({ data: [question] }));
    const questions = [{ id: idOf('TestQuestion', 31), sort: 2, maxPoints: 4 }];
    await write('arrangeTestQuestions', { testId, questions }, 'test { id }');
    gateway.rest.answer(`${at}/questions/activate`, () => ({
      data: { count: 1, ids: [31], skipped: [], wrong_ids: [32] },
    }));
    const questionIds = [31, 32].map((id) => idOf('TestQuestion', id));
    const done = await write(
      'activateTestQuestions',
      { testId, questionIds },
      'changedCount wrongIds skippedCount test { title }',
    );
    expect(done).toMatchObject({
      changedCount: 1,
      wrongIds: [idOf('TestQuestion', 32)],
      test: { title: 'Физика' },
    });
    expect(writes()).toEqual([
      ['POST', `${at}/questions/multi_update`, { questions: [{ id: 31, sort: 2, max_points: 4 }] }],
      ['POST', `${at}/questions/activate`, { questions_id: [31, 32] }],
    ]);
  });

  it('return the copy of a copying action', async () => {
    gateway.rest.answer(`${at}/questions/31/replicate`, () => ({ data: { ...question, id: 33 } }));
    const copied = await write(
      'replicateTestQuestion',
      { testId, id: idOf('TestQuestion', 31) },
      'testQuestion { id question }',
    );
    expect(copied.testQuestion.id).toBe(idOf('TestQuestion', 33));
  });

  it('report errors at their input fields', async () => {
    gateway.rest.answer(`${at}/questions/31`, (_, reply) =>
      reply.code(422).send({
        errors: [
          { field: 'answers', code: 'no_right_answer', message: 'Отметьте правильный вариант' },
          { field: 'question_criteria', code: 'no_criteria', message: 'Добавьте критерий' },
        ],
      }),
    );
    const one = { testId, id: idOf('TestQuestion', 31), active: true };
    const { testQuestion, userErrors } = await write(
      'updateTestQuestion',
      one,
      'testQuestion { id }',
    );
    expect(testQuestion).toBeNull();
    expect(userErrors.map(({ field }: { field: string }) => field)).toEqual([
      'answers',
      'questionCriteria',
    ]);
    const foreign = toGlobalId({ type: 'QuestionAnswer', companyId: 8, id: 41 });
    gateway.rest.forget();
    const strange = { ...one, answers: [{ id: foreign, value: 'Чужой' }] };
    const refused = await write('updateTestQuestion', strange, 'testQuestion { id }');
    expect(refused.userErrors).toMatchObject([{ field: 'answers' }]);
    expect(writes()).toEqual([]);
  });
});

describe('on a server that has only what the documentation names', () => {
  it('tests and questions are read without our api’s extensions', async () => {
    const plain = await startPlainGateway();
    plain.rest.answer('/companies/7/tests/5/questions', () => ({
      data: [
        { id: 31, type: 'radio', question: 'Столица?', answers: [{ id: 41, value: 'Москва' }] },
      ],
      meta: { total: 1, current_page: 1, per_page: 20, last_page: 1 },
    }));
    plain.rest.answer('/companies/7/tests/5/questions/activate', () => ({ data: {} }));
    const { data, errors } = await plain.ask(
      `{ company(code: "demo") { tests(first: 5) { nodes {
        title successfulPointsMax activeQuestionsCount questions { type question partial answers { value correct } }
      } } } }`,
    );
    expect(data.company.tests.nodes).toEqual([
      {
        title: 'Входной тест',
        successfulPointsMax: 10,
        activeQuestionsCount: null,
        questions: [
          {
            type: 'RADIO',
            question: 'Столица?',
            partial: null,
            answers: [{ value: 'Москва', correct: null }],
          },
        ],
      },
    ]);
    const missing = new Set(errors?.map(({ path }) => path?.at(-1)));
    expect(missing).toEqual(new Set(['activeQuestionsCount', 'partial', 'correct']));
    const input = { testId, questionIds: [idOf('TestQuestion', 31)] };
    const activated = await plain.ask(
      `mutation ($input: ActivateTestQuestionsInput!) { activateTestQuestions(input: $input) { changedCount wrongIds skipped { message } } }`,
      { variables: { input } },
    );
    expect(activated.data.activateTestQuestions).toEqual({
      changedCount: 1,
      wrongIds: null,
      skipped: null,
    });
    await plain.close();
  });
});
