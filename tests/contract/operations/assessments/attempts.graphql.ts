// Uses every GraphQL field and mutation of taking tests, by learners and by visitors, once with success.
import { expect, test } from 'vitest';
import { pixel } from '../../../kit/images.ts';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const file = 'id databaseId name mimeType size url';

const answer = `text answerIds texts { answerId text } items { answerId itemId } links { mainId dependentId } files { ${file} }`;

const right = `answers { databaseId value comment correct correctPosition sort parentAnswerId tolerance }
  links { mainId dependentId } selectInputItems { databaseId answerId value correct sort } solution`;

const question = `id questionId place part type question maxPoints partial penaltyPercentage caseSensitive correspondenceMulti
  criterionType answers { databaseId value sort } correspondences { databaseId isMain value sort }
  selectInputItems { databaseId answerId value sort } criteria { databaseId name description maxPoints sort } files { ${file} }
  required timer isOpened deadlineAt isOver triesLeft revision answeredAt answer { ${answer} }
  score { state points parts { answerId mainId dependentId outcome } } right { ${right} }`;

const attempt = `id databaseId test { databaseId title gradingScale } number state beganAt deadlineAt finishedAt isTimedOut
  serverTime shownResult points maxPoints grade isPassed parts { part title } questions { ${question} }`;

const ofTest = `id databaseId title description timer maxAttempts infinityAttempts gradingScale shownResult canBegin askedCount
  extraAttempts attemptsCount attemptUnderWayId bestAttemptId lastAttemptAt
  attempts { databaseId number state beganAt deadlineAt finishedAt isTimedOut points maxPoints mark isPassed }`;

export function testAttempts({ ask, mutate, upload }: GraphqlHelpers): void {
  async function newTest(title: string, questions: readonly Json[], more = {}): Promise<Json> {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const settings = { companyId: company.id, title, shownResult: 'ANSWERS', ...more };
    const { test: made } = await mutate('createTest', settings, 'test { id databaseId }');
    for (const each of questions) {
      const input = { testId: made.id, active: true, ...each };
      await mutate('createTestQuestion', input, 'testQuestion { id }');
    }
    await mutate('activateTest', { id: made.id }, 'test { id }');
    const people = { id: made.id, userIds: [company.users.nodes[0].id] };
    await mutate('attachTestAllowUsers', people, 'test { id }');
    return { ...made, companyId: company.id };
  }

  test('a learner takes a test with every type of answer', async () => {
    const blank = { value: 'Пропуск', sort: 1 };
    const made = await newTest(
      'Все виды ответов',
      [
        {
          type: 'RADIO',
          question: '<p>Дважды два?</p>',
          answers: [{ value: 'Четыре', correct: true }, { value: 'Пять' }],
        },
        { type: 'INPUT', question: '<p>Кто?</p>', timer: 60, answers: [{ value: 'Кот' }] },
        {
          type: 'TEXT_INPUT',
          question: '<p>Кот и [[1]]</p>',
          answers: [{ ...blank, answers: [{ value: 'пёс' }] }],
        },
        {
          type: 'SELECT_INPUT',
          question: '<p>Кот [[1]]</p>',
          answers: [
            { ...blank, selectInputItems: [{ value: 'спит', correct: true }, { value: 'лает' }] },
          ],
        },
        {
          type: 'CORRESPONDENCE',
          question: '<p>Кто как говорит?</p>',
          correspondences: [
            { isMain: true, value: '<p>Кот</p>' },
            { isMain: false, value: '<p>Мяу</p>' },
            { isMain: false, value: '<p>Гав</p>' },
          ],
          correspondenceLinks: [{ main: 0, dependent: 1 }],
        },
        {
          type: 'ASSESSMENT_BY_CRITERION',
          question: '<p>Нарисуйте кота</p>',
          questionCriteria: [{ name: 'Усы', maxPoints: 2 }],
        },
      ],
      { parts: [{ part: 1, title: 'Коты' }] },
    );
    const found = await ask(
      `query ($id: Int!) { company(code: "demo") {
        learnerTests(first: 5, search: "Все виды") { totalCount nodes { id } } learnerTest(databaseId: $id) { ${ofTest} } } }`,
      { id: made.databaseId },
    );
    expect(found.company.learnerTests.totalCount).toBe(1);
    const { learnerTest } = found.company;
    expect(learnerTest).toMatchObject({ askedCount: 6, canBegin: true, attempts: [] });
    const { learnerAttempt } = await mutate(
      'beginTest',
      { testId: learnerTest.id },
      `learnerAttempt { ${attempt} }`,
    );
    const questionByType: Json = Object.fromEntries(
      learnerAttempt.questions.map((each: Json) => [each.type, each]),
    );
    const { file: picture } = await upload(`test_answers/${made.companyId}`, 'cat.png', pixel);
    const first = (of: Json[], ...matching: [(each: Json) => boolean]) =>
      of.find(...matching)?.databaseId;
    const pairs = questionByType.CORRESPONDENCE.correspondences;
    // Ids within the attempt: sequential database ids would tell learners too much.
    const ids = learnerAttempt.questions.flatMap(
      ({ answers, correspondences, selectInputItems }: Json) =>
        [...answers, ...correspondences, ...selectInputItems].map(
          ({ databaseId }: Json) => databaseId,
        ),
    );
    expect(ids.filter((id: number) => id < 1_000_000_000)).toEqual([]);
    const given: Json = {
      RADIO: {
        answerIds: [first(questionByType.RADIO.answers, ({ value }) => value.includes('Четыре'))],
      },
      INPUT: { text: 'кот' },
      TEXT_INPUT: {
        texts: [{ answerId: questionByType.TEXT_INPUT.answers[0].databaseId, text: 'пёс' }],
      },
      SELECT_INPUT: {
        items: [
          {
            answerId: questionByType.SELECT_INPUT.answers[0].databaseId,
            itemId: first(
              questionByType.SELECT_INPUT.selectInputItems,
              ({ value }) => value === 'спит',
            ),
          },
        ],
      },
      CORRESPONDENCE: {
        links: [
          {
            mainId: first(pairs, ({ isMain }) => isMain),
            dependentId: first(pairs, ({ value }) => value.includes('Мяу')),
          },
        ],
      },
      ASSESSMENT_BY_CRITERION: { text: '<p>Вот</p>', fileIds: [picture.id] },
    };
    const place = (type: string) => ({
      attemptId: learnerAttempt.id,
      questionId: questionByType[type].questionId,
    });
    await mutate('openAttemptQuestion', place('INPUT'), 'attemptQuestion { isOpened }');
    for (const [type, what] of Object.entries(given)) {
      const input = { ...place(type), revision: 1, answer: what };
      await mutate('answerAttemptQuestion', input, `attemptQuestion { ${question} }`);
    }
    const finish = { attemptId: learnerAttempt.id };
    await mutate('finishAttempt', finish, `learnerAttempt { state }`);
    const response = await ask(
      `query ($id: Int!) { company(code: "demo") { learnerAttempt(databaseId: $id) { ${attempt} } } }`,
      { id: learnerAttempt.databaseId },
    );
    expect(response.company.learnerAttempt).toMatchObject({
      state: 'ON_CHECK',
      points: 5,
      maxPoints: 7,
      parts: [{ part: 1, title: 'Коты' }],
    });
  });

  test('a visitor takes a public test', async () => {
    const { databaseId } = await newTest(
      'Открытый тест',
      [{ type: 'INPUT', question: '<p>Кто?</p>', timer: 60, answers: [{ value: 'Кот' }] }],
      { isFree: true },
    );
    const { token, learnerAttempt } = await mutate(
      'beginFreeTest',
      { company: 'demo', databaseId },
      `token learnerAttempt { ${attempt} }`,
      null,
    );
    const [{ questionId }] = learnerAttempt.questions;
    const place = { attemptId: learnerAttempt.id, token, questionId };
    await mutate('openAttemptQuestion', place, 'attemptQuestion { isOpened }', null);
    const given = { ...place, revision: 1, answer: { text: 'Кот' } };
    await mutate('answerAttemptQuestion', given, 'attemptQuestion { revision }', null);
    const finish = { attemptId: learnerAttempt.id, token };
    await mutate('finishAttempt', finish, 'learnerAttempt { state }', null);
    const { freeTest } = await ask(
      `query ($id: Int!, $token: String!) { freeTest(company: "demo", databaseId: $id) {
        databaseId title description timer askedCount attempt(token: $token) { state } } }`,
      { id: databaseId, token },
      null,
    );
    expect(freeTest).toMatchObject({ title: 'Открытый тест', attempt: { state: 'CHECKED' } });
  });
}
