// Uses every GraphQL field and mutation of tests, questions and their parts once with success.
import { expect, test } from 'vitest';
import { pixel } from '../../../kit/images.ts';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const history =
  'audits(first: 5) { nodes { event } } auditAuthors(latest: 5) { name } viewerCanUpdate viewerCanDelete';

const category = `testCategory { id databaseId name testsCount createdAt version ${history} }`;

const testFields = `id databaseId title description status active category { name } author { fullName } gradingScale
  successfulPoints successfulPointsMax maxFreePoints timer maxAttempts infinityAttempts shuffleQuestions shuffleAnswers
  shownResult isFree parts { part title drawsCount } teachers { fullName } allowUsers { fullName } questionsCount activeQuestionsCount
  createdAt updatedAt version ${history}`;

const answer =
  'id databaseId value comment correct correctPosition tolerance sort parentAnswerId version viewerCanUpdate viewerCanDelete';
const option = 'id databaseId answerId value correct sort version';
const item = 'id databaseId isMain value sort version';
const criterion = 'id databaseId name description maxPoints sort version';

const content = `answers { ${answer} } selectInputItems { ${option} } correspondences { ${item} }
  correspondenceLinks { mainId dependentId } questionCriteria { ${criterion} } files { file { id } }`;

const questionFields = `id databaseId test { id } type question status active part sort maxPoints partial penaltyPercentage
  caseSensitive timer maxAttempts infinityAttempts required shuffleAnswers showAnswerNote correspondenceMulti criterionType
  criterionPoints checkWithoutRegister solution deletedAt createdAt updatedAt version ${history} ${content}`;

const skips = 'skipped { message } skippedCount';

export function testAssessments({ ask, mutate, upload }: GraphqlHelpers): void {
  const companyOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  const createTest = async (title: string): Promise<Json> =>
    (await mutate('createTest', { companyId: await companyOf(), title }, 'test { id databaseId }'))
      .test;

  const createQuestion = async (input: Json): Promise<Json> =>
    (await mutate('createTestQuestion', input, `testQuestion { ${questionFields} }`)).testQuestion;

  test('tests get categories, of which one is merged into another', async () => {
    const companyId = await companyOf();
    const made = async (name: string) =>
      (await mutate('createTestCategory', { companyId, name }, category)).testCategory;
    const { id, version } = await made('Контрольные');
    const { id: intoId } = await made('Зачётные');
    const change = { id, version, name: 'Контрольные работы' };
    expect((await mutate('updateTestCategory', change, category)).testCategory).toMatchObject({
      name: 'Контрольные работы',
      auditAuthors: [{}],
    });
    const sorted = { companyId, title: 'Контрольная', categoryId: id };
    const { test: one } = await mutate('createTest', sorted, `test { id }`);
    const merged = await mutate(
      'mergeTestCategories',
      { id, intoId },
      'testCategory { id testsCount } deletedTestCategoryId',
    );
    expect(merged).toEqual({
      testCategory: { id: intoId, testsCount: 1 },
      deletedTestCategoryId: id,
      userErrors: [],
    });
    const { company } = await ask(
      `query ($ids: [ID!]) { company(code: "demo") {
        testCategories(search: "Зачётные", orderBy: { field: NAME }) { nodes { id } }
        tests(filter: { category: $ids }, orderBy: { field: CREATED_AT }) { totalCount nodes { id category { id } } }
      } }`,
      { ids: [intoId] },
    );
    expect(company).toMatchObject({
      testCategories: { nodes: [{ id: intoId }] },
      tests: { totalCount: 1, nodes: [{ id: one.id, category: { id: intoId } }] },
    });
    await mutate('updateTest', { id: one.id, categoryId: null }, 'test { category { id } }');
    const gone = { companyId, testCategories: { ids: [intoId] } };
    const deleted = await mutate('deleteTestCategories', gone, 'deletedCount');
    expect(deleted.deletedCount).toBe(1);
  });

  test('a test is created, updated, copied, activated and deactivated, deleted and restored', async () => {
    const companyId = await companyOf();
    const settings = {
      title: 'Оптика',
      description: '<p>Линзы</p>',
      gradingScale: 10,
      successfulPoints: 3,
      timer: 600,
      maxAttempts: 2,
      infinityAttempts: true,
      shuffleQuestions: true,
      shuffleAnswers: true,
      shownResult: 'ANSWERS',
      isFree: true,
      parts: [{ part: 1, title: 'Разминка', drawsCount: 1 }],
    };
    const { test: made } = await mutate(
      'createTest',
      { companyId, ...settings },
      `test { ${testFields} }`,
    );
    expect(made).toMatchObject({
      ...settings,
      status: 'INACTIVE',
      active: false,
      questionsCount: 0,
    });
    const { id, version } = made;
    await createQuestion({ testId: id, type: 'TEXTAREA', question: 'Почему?', active: true });
    const { test: renamed } = await mutate(
      'updateTest',
      { id, version, title: 'Оптика и свет' },
      'test { title successfulPointsMax questionsCount activeQuestionsCount }',
    );
    expect(renamed).toEqual({
      title: 'Оптика и свет',
      successfulPointsMax: 1,
      questionsCount: 1,
      activeQuestionsCount: 1,
    });
    for (const [name, active] of [
      ['activateTest', true],
      ['deactivateTest', false],
    ] as const) {
      expect((await mutate(name, { id }, 'test { active }')).test.active).toBe(active);
    }
    const many = { companyId, tests: { ids: [id] } };
    for (const name of ['activateTests', 'deactivateTests']) {
      const changed = await mutate(name, many, `tests { id } changedCount ${skips}`);
      expect(changed).toMatchObject({ tests: [{ id }], changedCount: 1 });
    }
    const { company } = await ask(`{ company(code: "demo") {
      availableTestTeachers(search: "а", first: 1) { nodes { databaseId user { id } } }
      users(first: 1) { nodes { id } }
      tests(filter: { status: [ACTIVE, INACTIVE], isFree: true }, search: "Оптика") { countByStatus { status count } }
    } }`);
    expect(company.tests.countByStatus).toContainEqual({ status: 'INACTIVE', count: 1 });
    const [user] = company.users.nodes;
    const tie = { id, userIds: [user.id] };
    await mutate('attachTestAllowUsers', tie, 'test { allowUsers { databaseId } }');
    const closed = await mutate('detachTestAllowUsers', tie, 'test { allowUsers { databaseId } }');
    expect(closed.test.allowUsers).toEqual([]);
    const [teacher] = company.availableTestTeachers.nodes;
    const checks = { id, userIds: [teacher.user.id] };
    const given = await mutate('attachTestTeachers', checks, 'test { teachers { databaseId } }');
    expect(given.test.teachers).toEqual([{ databaseId: teacher.databaseId }]);
    await mutate('detachTestTeachers', checks, 'test { teachers { databaseId } }');

    const copied = await mutate(
      'replicateTest',
      { id },
      'test { id title questions { question } }',
    );
    expect(copied.test).toMatchObject({
      title: 'Оптика и свет (копия)',
      questions: [{ question: '<p>Почему?</p>' }],
    });
    const away = await mutate('deleteTest', { id: copied.test.id }, 'deletedTestId');
    expect(away.deletedTestId).toBe(copied.test.id);
    const deleted = await mutate('deleteTests', many, 'deletedCount deletion skipped { message }');
    expect(deleted).toMatchObject({ deletedCount: 1, deletion: expect.any(String) });
    const restored = await mutate('restoreTests', many, `tests { id } restoredCount ${skips}`);
    expect(restored).toMatchObject({ tests: [{ id }], restoredCount: 1 });
  });

  test('questions are created, sorted, updated cell by cell, deleted and restored', async () => {
    const companyId = await companyOf();
    const { id: testId, databaseId: testDatabaseId } = await createTest('Из вопросов');
    const file: string = (await upload(`companies/${companyId}`, 'опыт.png', pixel)).file.id;
    const first = await createQuestion({
      testId,
      type: 'SELECT_INPUT',
      question: '<p>Вода кипит при [[1]]</p>',
      fileIds: [file],
      answers: [
        { value: '', selectInputItems: [{ value: '100', correct: true }, { value: '90' }] },
      ],
    });
    expect(first).toMatchObject({
      test: { id: testId },
      selectInputItems: [
        { value: '100', correct: true },
        { value: '90', correct: false },
      ],
      files: [{ file: { id: file } }],
    });
    const [blank] = first.answers;
    const [right] = first.selectInputItems;
    const update = {
      testId,
      id: first.id,
      version: first.version,
      solution: '<p>При нормальном давлении</p>',
      answers: [{ id: blank.id, value: '', selectInputItems: [{ id: right.id, value: '99' }] }],
    };
    const { testQuestion: changed } = await mutate(
      'updateTestQuestion',
      update,
      'testQuestion { solution selectInputItems { id value } }',
    );
    expect(changed).toEqual({
      solution: update.solution,
      selectInputItems: [{ id: right.id, value: '99' }],
    });
    const pairs = await createQuestion({
      testId,
      behindId: null,
      type: 'CORRESPONDENCE',
      question: 'Столицы',
      correspondences: [
        { isMain: true, value: '<p>Франция</p>' },
        { isMain: false, value: '<p>Париж</p>' },
      ],
      correspondenceLinks: [{ main: 0, dependent: 1 }],
    });
    const essay = await createQuestion({
      testId,
      type: 'ASSESSMENT_BY_CRITERION',
      question: 'Сочинение',
      criterionType: 'YES_NO',
      questionCriteria: [{ name: 'Ясность', maxPoints: 2 }],
    });
    for (const [name, active] of [
      ['activateTestQuestion', true],
      ['deactivateTestQuestion', false],
    ] as const) {
      const one = await mutate(name, { id: essay.id }, 'testQuestion { active }');
      expect(one.testQuestion.active).toBe(active);
    }
    const { testQuestion: copy } = await mutate(
      'replicateTestQuestion',
      { testId, id: pairs.id },
      'testQuestion { id correspondenceLinks { mainId } } test { questionsCount }',
    );
    const questions = [{ id: essay.id, sort: 1, part: 2, maxPoints: 5, required: true }];
    const arranged = await mutate(
      'arrangeTestQuestions',
      { testId, questions },
      'test { questions { id part required } }',
    );
    const order = [essay, pairs, copy, first].map(({ id }) => id);
    expect(arranged.test.questions.map(({ id }: Json) => id)).toEqual(order);
    expect(arranged.test.questions[0]).toMatchObject({ part: 2, required: true });

    const rows = [{ id: pairs.id, was: { timer: null }, now: { timer: 30 } }];
    const edited = await mutate(
      'editTestQuestions',
      { companyId, rows },
      'rows { testQuestion { timer } conflicts userErrors { message } }',
    );
    expect(edited.rows).toEqual([{ testQuestion: { timer: 30 }, conflicts: [], userErrors: [] }]);
    const filter = { test: [testId], type: ['CORRESPONDENCE'], status: ['INACTIVE'], part: [1] };
    const { company, node } = await ask(
      `query ($filter: TestQuestionFilter, $databaseId: Int!, $testId: Int!, $id: ID!) {
        company(code: "demo") {
          editableTestQuestions(filter: $filter) { totalCount }
          testQuestion(databaseId: $databaseId) { id }
          test(databaseId: $testId) { ${testFields} questions { ${questionFields} } }
        }
        node(id: $id) { id }
      }`,
      {
        filter,
        databaseId: pairs.databaseId,
        testId: testDatabaseId,
        id: first.id,
      },
    );
    expect(company).toMatchObject({
      editableTestQuestions: { totalCount: 2 },
      testQuestion: { id: pairs.id },
      test: { id: testId, questions: order.map((id) => ({ id })) },
    });
    expect(node.id).toBe(first.id);

    const both = { testId, questionIds: [pairs.id, copy.id] };
    const selection = `test { activeQuestionsCount } wrongIds ${skips}`;
    const work = [
      ['activateTestQuestions', 'changedCount'],
      ['deactivateTestQuestions', 'changedCount'],
      ['deleteTestQuestions', 'deletedCount'],
      ['restoreTestQuestions', 'restoredCount'],
    ] as const;
    for (const [name, counted] of work) {
      const done = await mutate(name, both, `${counted} ${selection}`);
      expect(done).toMatchObject({ [counted]: 2, wrongIds: [], skippedCount: 0 });
    }
    const gone = await mutate(
      'deleteTestQuestion',
      { testId, id: copy.id },
      'deletedTestQuestionId test { questionsCount }',
    );
    expect(gone).toMatchObject({ deletedTestQuestionId: copy.id, test: { questionsCount: 3 } });
  });

  test('parts of questions are created, updated and deleted', async () => {
    const { id: testId } = await createTest('По частям');
    const question = async (type: string): Promise<string> =>
      (await createQuestion({ testId, type, question: '[[1]]' })).id;
    const node = async (id: string, on: string) =>
      (await ask(`query ($id: ID!) { node(id: $id) { ... on ${on} } }`, { id })).node;

    const select = { testQuestionId: await question('SELECT_INPUT') };
    const { questionAnswer: blank } = await mutate(
      'createQuestionAnswer',
      { ...select, value: 'Пропуск' },
      `questionAnswer { ${answer} }`,
    );
    const { id, version } = blank;
    const named = { ...select, id, version, value: 'Температура' };
    await mutate('updateQuestionAnswer', named, 'questionAnswer { value }');
    const all = await mutate(
      'updateQuestionAnswers',
      { ...select, answers: [{ id, value: 'Градусы' }] },
      'testQuestion { answers { value } }',
    );
    expect(all.testQuestion.answers).toEqual([{ value: 'Градусы' }]);
    expect(await node(id, `QuestionAnswer { ${answer} }`)).toMatchObject({ value: 'Градусы' });
    const ofBlank = { ...select, questionAnswerId: id };
    const { selectInputItem } = await mutate(
      'createSelectInputItem',
      { ...ofBlank, value: '100' },
      `selectInputItem { ${option} }`,
    );
    const chosen = { ...ofBlank, id: selectInputItem.id };
    const marked = { ...chosen, version: selectInputItem.version, correct: true };
    await mutate('updateSelectInputItem', marked, 'selectInputItem { correct }');
    const shown = await node(selectInputItem.id, `SelectInputItem { ${option} }`);
    expect(shown).toMatchObject({ answerId: blank.databaseId, correct: true });
    await mutate('deleteSelectInputItem', chosen, 'deletedSelectInputItemId');
    const left = await mutate(
      'deleteQuestionAnswer',
      { ...select, id },
      'deletedQuestionAnswerId testQuestion { answers { id } }',
    );
    expect(left).toMatchObject({ deletedQuestionAnswerId: id, testQuestion: { answers: [] } });

    const pairs = { testQuestionId: await question('CORRESPONDENCE') };
    const matched = async (value: string, isMain: boolean) =>
      (
        await mutate(
          'createCorrespondence',
          { ...pairs, value, isMain },
          `correspondence { ${item} }`,
        )
      ).correspondence;
    const [main, dependent] = [await matched('Франция', true), await matched('Париж', false)];
    const first = { ...pairs, id: main.id, version: main.version, sort: 2 };
    await mutate('updateCorrespondence', first, 'correspondence { sort }');
    const tie = {
      id: pairs.testQuestionId,
      links: [{ mainId: main.id, dependentId: dependent.id }],
    };
    const links = 'testQuestion { correspondenceLinks { mainId dependentId } }';
    const tied = await mutate('attachCorrespondenceLinks', tie, links);
    expect(tied.testQuestion.correspondenceLinks).toEqual([
      { mainId: main.databaseId, dependentId: dependent.databaseId },
    ]);
    const untied = await mutate('detachCorrespondenceLinks', tie, links);
    expect(untied.testQuestion.correspondenceLinks).toEqual([]);
    expect(await node(main.id, `Correspondence { ${item} }`)).toMatchObject({ isMain: true });
    await mutate(
      'deleteCorrespondence',
      { ...pairs, id: main.id },
      'deletedCorrespondenceId testQuestion { correspondences { id } }',
    );

    const testQuestionId = await question('ASSESSMENT_BY_CRITERION');
    const { questionCriterion } = await mutate(
      'createQuestionCriterion',
      { testQuestionId, name: 'Грамотность', maxPoints: 3 },
      `questionCriterion { ${criterion} }`,
    );
    const better = {
      id: questionCriterion.id,
      version: questionCriterion.version,
      name: 'Ясность',
    };
    await mutate('updateQuestionCriterion', better, 'questionCriterion { name }');
    const assessed = await node(questionCriterion.id, `QuestionCriterion { ${criterion} }`);
    expect(assessed).toMatchObject({ name: 'Ясность', maxPoints: 3 });
    await mutate('deleteQuestionCriterion', { id: better.id }, 'deletedQuestionCriterionId');
  });

  test('criteria are saved as templates', async () => {
    const companyId = await companyOf();
    const fields = `id databaseId name criteria { name description maxPoints } version ${history}`;
    const criteria = [{ name: 'Ясность', description: null, maxPoints: 2 }];
    const { questionCriterionTemplate: made } = await mutate(
      'createQuestionCriterionTemplate',
      { companyId, name: 'По схеме', criteria },
      `questionCriterionTemplate { ${fields} }`,
    );
    expect(made).toMatchObject({ name: 'По схеме', criteria });
    const { id, version } = made;
    const renamed = { id, version, name: 'По плану' };
    const changed = `questionCriterionTemplate { ${fields} }`;
    await mutate('updateQuestionCriterionTemplate', renamed, changed);
    const { company } = await ask(
      '{ company(code: "demo") { questionCriterionTemplates(search: "плану") { nodes { id } } } }',
    );
    expect(company.questionCriterionTemplates.nodes).toEqual([{ id }]);
    await mutate('deleteQuestionCriterionTemplate', { id }, 'deletedQuestionCriterionTemplateId');
  });

  test('a test is added to the library, previewed, and copied from it', async () => {
    const companyId = await companyOf();
    const { test: made } = await mutate(
      'createTest',
      { companyId, title: 'Для библиотеки' },
      'test { id }',
    );
    await mutate(
      'createTestQuestion',
      { testId: made.id, type: 'TEXTAREA', question: '<p>Почему?</p>' },
      'testQuestion { id }',
    );
    const { libraryEntry: entry } = await mutate(
      'addLibraryTest',
      { testId: made.id, name: 'Впрок' },
      'libraryEntry { id type name questionsCount }',
    );
    expect(entry).toMatchObject({ type: 'TESTS', name: 'Впрок', questionsCount: 1 });
    const libraryQuestionFields = 'questions { place type question maxPoints part topic }';
    const { node: looked } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on LibraryEntry {
        libraryTest { description gradingScale timer ${libraryQuestionFields} }
      } } }`,
      { id: entry.id },
    );
    expect(looked.libraryTest).toMatchObject({
      gradingScale: 5,
      questions: [{ place: 1, type: 'TEXTAREA', question: '<p>Почему?</p>' }],
    });
    const { test: copied } = await mutate(
      'copyLibraryTest',
      { id: entry.id, testId: made.id },
      'test { id questionsCount }',
    );
    expect(copied).toEqual({ id: made.id, questionsCount: 2 });
    const { test: other } = await mutate('copyLibraryTest', { id: entry.id }, 'test { title }');
    expect(other.title).toBe('Впрок');
  });
}
