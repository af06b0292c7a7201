// Uses every GraphQL field and mutation of test results, their grading and recalculation once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const score = `score { state points marks { criterionId points } comment checkedAt checker }`;

const attempt = `id databaseId testId testTitle gradingScale user { databaseId } number state beganAt deadlineAt finishedAt isTimedOut
  points maxPoints mark isPassed waitingCount checkedAt checker { databaseId fullName } annulledAt annulmentReason annuller { databaseId } extraAttempts questions { questionId type criteria { databaseId } ${score} }
  audits(first: 5) { nodes { id } } auditAuthors(latest: 5) { name } viewerCanUpdate`;

const statistics = `attemptsCount isCut learnersCount meanShare passedShare medianMinutes shares
  questions { questionId type question topic maxPoints askedCount rightCount partlyCount wrongCount notGivenCount waitsCount
    difficulty discrimination given { answerId value count correct meanShare } }`;

const topics = 'topicId name questionsCount answersCount meanShare';

const exported = 'id fileName format rowCount isReady url job { id } createdAt expiresAt';

export function testResults({ ask, mutate }: GraphqlHelpers): void {
  /**
   * Creates a test with an essay and a question graded by criteria, and takes it as the current user.
   */
  async function takenTest(): Promise<Json> {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const settings = { companyId: company.id, title: 'Работа на проверку' };
    const { test: made } = await mutate('createTest', settings, 'test { id databaseId }');
    const { topic } = await mutate(
      'createTopic',
      { companyId: company.id, name: 'Схема: весна' },
      'topic { id }',
    );
    for (const each of [
      { type: 'TEXTAREA', question: '<p>О чём?</p>', maxPoints: 5, topicId: topic.id },
      {
        type: 'ASSESSMENT_BY_CRITERION',
        question: '<p>Нарисуйте</p>',
        questionCriteria: [{ name: 'Усы', maxPoints: 2 }],
      },
    ]) {
      const input = { testId: made.id, active: true, ...each };
      await mutate('createTestQuestion', input, 'testQuestion { id }');
    }
    await mutate('activateTest', { id: made.id }, 'test { id }');
    const people = { id: made.id, userIds: [company.users.nodes[0].id] };
    await mutate('attachTestAllowUsers', people, 'test { id }');
    const learners = await ask(
      'query ($id: Int!) { company(code: "demo") { learnerTest(databaseId: $id) { id } } }',
      { id: made.databaseId },
    );
    const { learnerAttempt } = await mutate(
      'beginTest',
      { testId: learners.company.learnerTest.id },
      'learnerAttempt { id databaseId questions { questionId } }',
    );
    for (const { questionId } of learnerAttempt.questions) {
      const input = { attemptId: learnerAttempt.id, questionId, revision: 1 };
      const answer = { ...input, answer: { text: 'Вот' } };
      await mutate('answerAttemptQuestion', answer, 'attemptQuestion { revision }');
    }
    await mutate('finishAttempt', { attemptId: learnerAttempt.id }, 'learnerAttempt { state }');
    return { ...made, attemptId: learnerAttempt.databaseId, learner: people.userIds[0] };
  }

  test('an attempt is graded, its result read, exported and recalculated', async () => {
    const { id, attemptId, learner } = await takenTest();
    const found = await ask(
      `query ($id: Int!, $test: ID!) { company(code: "demo") {
        testAttempts(first: 5, filter: { waiting: true, test: [$test] }, orderBy: { field: FINISHED_AT }) { totalCount nodes { id } }
        testAttempt(databaseId: $id) { ${attempt} } } }`,
      { id: attemptId, test: id },
    );
    expect(found.company.testAttempts.totalCount).toBe(1);
    const waiting = found.company.testAttempt;
    expect(waiting).toMatchObject({ state: 'ON_CHECK', waitingCount: 2, viewerCanUpdate: true });
    const [essay, work] = waiting.questions;
    const { company } = await ask(
      `query ($question: Int!) { company(code: "demo") {
        givenAnswers(first: 5, filter: { questionId: [$question], state: [WAITS] }) {
          totalCount nodes { id databaseId questionId state attempt { id } question { id place } viewerCanUpdate } } } }`,
      { question: essay.questionId },
    );
    expect(company.givenAnswers.nodes).toMatchObject([
      { attempt: { id: waiting.id }, question: { place: 1 }, viewerCanUpdate: true },
    ]);
    const place = (of: Json) => ({ attemptId: waiting.id, questionId: of.questionId });
    const judged = `attemptQuestion { questionId ${score} } testAttempt { ${attempt} }`;
    const first = await mutate(
      'checkTestAnswer',
      { ...place(essay), points: 3, comment: 'Мало' },
      judged,
    );
    const seenCheckedAt = first.attemptQuestion.score.checkedAt;
    await mutate('uncheckTestAnswer', { ...place(essay), seenCheckedAt }, judged);
    await mutate('checkTestAnswer', { ...place(essay), points: 4.5 }, judged);
    const marks = [{ criterionId: work.criteria[0].databaseId, points: 2 }];
    const { testAttempt } = await mutate('checkTestAnswer', { ...place(work), marks }, judged);
    expect(testAttempt).toMatchObject({ state: 'CHECKED', points: 6.5, mark: 5, isPassed: true });

    const { company: learning } = await ask('{ company(code: "demo") { id } }');
    const { id: companyId } = learning;
    const changed = `testAttempts { ${attempt} } changedCount skippedCount skipped { code }`;
    const named = { companyId, testAttempts: { ids: [waiting.id] } };
    const annulled = { matching: { filter: { test: [id], annulled: false } } };
    const why = { companyId, testAttempts: annulled, reason: 'Писал не сам' };
    expect(await mutate('annulTestAttempts', why, changed)).toMatchObject({ changedCount: 1 });
    const own = await ask(
      `query ($attempt: Int!, $test: Int!) { company(code: "demo") {
        learnerTest(databaseId: $test) { bestAttemptId attempts { annulledAt annulmentReason } }
        learnerAttempt(databaseId: $attempt) { annulledAt annulmentReason } } }`,
      { attempt: attemptId, test: waiting.testId },
    );
    expect(own.company).toMatchObject({
      learnerTest: { bestAttemptId: null, attempts: [{ annulmentReason: 'Писал не сам' }] },
      learnerAttempt: { annulmentReason: 'Писал не сам' },
    });
    expect(await mutate('reinstateTestAttempts', named, changed)).toMatchObject({
      changedCount: 1,
      testAttempts: [{ annulledAt: null, extraAttempts: 0 }],
    });
    expect(await mutate('giveExtraTestAttempts', named, changed)).toMatchObject({
      testAttempts: [{ extraAttempts: 1 }],
    });

    const { testAttemptExport } = await mutate(
      'exportTestAttempts',
      { testId: id, format: 'CSV', matching: { filter: { state: ['CHECKED'] } } },
      `testAttemptExport { ${exported} }`,
    );
    const question = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Test { questions { id } } } }`,
      { id },
    );
    const order = { testId: id, questionIds: [question.node.questions[0].id] };
    await mutate('checkTestRecalculation', order, 'job { id kind }');
    await mutate('recalculateTest', { ...order, userIds: [learner] }, 'job { id kind }');
    const ofTest = () =>
      ask(
        `query ($id: ID!, $fileName: String!, $learner: ID!) { node(id: $id) { ... on Test {
          attempts(first: 5, filter: { best: true, isPassed: true, visitor: false }, orderBy: { field: POINTS }) { nodes { id pointsByTopic { topicId name points maxPoints } } }
          testAttemptExports(first: 5) { totalCount nodes { id } }
          testAttemptExport(fileName: $fileName) { ${exported} }
          statistics(filter: { best: true, user: [$learner] }) { ${statistics} }
          topicStatistics(filter: { best: true, user: [$learner] }, name: "весна") { ${topics} }
          recalculation { kind status report { taken { title count } } }
        } } }`,
        { id, fileName: testAttemptExport.fileName, learner },
      );
    await expect.poll(async () => (await ofTest()).node.recalculation.status).toBe('DONE');
    const { node } = await ofTest();
    expect(node.attempts.nodes).toMatchObject([
      { id: waiting.id, pointsByTopic: [{ name: 'Схема: весна', points: 4.5, maxPoints: 5 }] },
    ]);
    expect(node.topicStatistics).toMatchObject([{ questionsCount: 1, meanShare: 0.9 }]);
    expect(node.testAttemptExports.totalCount).toBe(1);
    expect(node.statistics).toMatchObject({ attemptsCount: 1, questions: [{}, {}] });
    expect(node.recalculation.kind).toBe('ATTEMPTS_RECALCULATION');
  });
}
