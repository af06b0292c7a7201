// Test statistics: distribution of results, difficulty of questions, and frequent wrong answers.
import { beforeAll, expect, test } from 'vitest';
import {
  openTestSchool,
  type AttemptQuestion,
  type TestSchool,
} from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('analysis');
});

const tick = (question: AttemptQuestion | undefined, value: string) => ({
  answers_id: question?.answers
    .filter((answer) => answer.value.includes(value))
    .map(({ id }) => id),
});

test('each question has its difficulty, discrimination and most frequent answers', async () => {
  const { id: topicId } = await at.done('POST', '/topics', { name: 'Столицы' });
  const id = await at.newTest(
    [
      {
        type: 'radio',
        topic_id: topicId,
        question: '<p>Столица Австралии?</p>',
        answers: [{ value: 'Канберра', correct: true }, { value: 'Сидней' }, { value: 'Перт' }],
      },
      { type: 'input', question: '<p>Кошка?</p>', answers: [{ value: 'cat' }] },
      { type: 'textarea', question: '<p>Почему?</p>', max_points: 2 },
    ],
    { max_attempts: 9 },
  );
  expect(await at.done('GET', `/tests/${id}/statistics`)).toMatchObject({
    attempts_count: 0,
    mean_share: null,
    median_minutes: null,
    questions: [],
  });
  const ofTopics = (query = '') => at.done('GET', `/test_topics_statistics/${id}${query}`);
  expect(await ofTopics()).toEqual([]);
  for (const [city, word] of [
    ['Канберра', 'Cat'],
    ['Канберра', ' cat'],
    ['Сидней', 'dog'],
  ] as const) {
    const answers = ([first]: AttemptQuestion[]) => [tick(first, city), { text: word }];
    await at.take(id, answers);
  }
  const statistics = await at.done('GET', `/tests/${id}/statistics`);
  expect(statistics).toMatchObject({ attempts_count: 3, learners_count: 1, is_cut: false });
  expect(statistics.mean_share).toBeCloseTo(1 / 3);
  expect(statistics.shares).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0]);
  const [choice, word, essay] = statistics.questions;
  expect(choice).toMatchObject({
    type: 'radio',
    topic: 'Столицы',
    asked_count: 3,
    right_count: 2,
    wrong_count: 1,
    discrimination: expect.closeTo(1),
    given: [
      { value: '<p>Канберра</p>', correct: true, count: 2, mean_share: 1 },
      { value: '<p>Сидней</p>', correct: false, count: 1, mean_share: 0 },
      { value: '<p>Перт</p>', correct: false, count: 0, mean_share: null },
    ],
  });
  expect(choice.difficulty).toBeCloseTo(2 / 3);
  expect(word.given).toMatchObject([
    { value: 'cat', count: 2, answer_id: null, mean_share: 1 },
    { value: 'dog', count: 1, mean_share: 0 },
  ]);
  expect(essay).toMatchObject({
    not_given_count: 3,
    difficulty: 0,
    discrimination: null,
    given: [],
  });
  expect(await ofTopics()).toEqual([
    {
      topic_id: topicId,
      name: 'Столицы',
      questions_count: 1,
      answers_count: 3,
      mean_share: expect.closeTo(2 / 3),
    },
  ]);

  expect(await ofTopics('?best=1&name=столиц')).toMatchObject([
    { answers_count: 1, mean_share: 1 },
  ]);
  expect(await ofTopics('?page=2')).toEqual([]);
  expect(await ofTopics('?name=Реки')).toEqual([]);
  const attempts = await at.done('GET', `/tests/${id}/attempts?with=points_by_topic&sort=began_at`);
  expect(attempts.map((attempt: { points_by_topic: unknown }) => attempt.points_by_topic)).toEqual(
    [1, 1, 0].map((points) => [{ topic_id: topicId, name: 'Столицы', points, max_points: 1 }]),
  );

  const best = await at.done('GET', `/tests/${id}/statistics?best=1`);
  expect([best.attempts_count, best.questions[0].right_count]).toEqual([1, 1]);
  const nobody = await at.done('GET', `/tests/${id}/statistics?user_id=${at.owner.userId}`);
  expect(nobody.attempts_count).toBe(0);
});

test('while answers wait to be checked, topics count only the checked ones', async () => {
  const [judged, waiting] = [
    await at.done('POST', '/topics', { name: 'Птицы' }),
    await at.done('POST', '/topics', { name: 'Рыбы' }),
  ];
  const id = await at.newTest([
    { type: 'input', topic_id: judged.id, question: '<p>Утка?</p>', answers: [{ value: 'duck' }] },
    { type: 'textarea', topic_id: waiting.id, question: '<p>Карп?</p>', max_points: 2 },
  ]);
  const attempt = await at.take(id, () => [{ text: 'duck' }, { text: 'Плавает' }]);
  const bestAttempt = async () => {
    const [one, ...others] = await at.done(
      'GET',
      `/tests/${id}/attempts?best=1&state[]=on_check&state[]=checked&sort=points&with=points_by_topic`,
    );
    expect(others).toEqual([]);
    return one;
  };
  const birds = { topic_id: judged.id, name: 'Птицы', points: 1, max_points: 1 };
  expect(await bestAttempt()).toMatchObject({
    state: 'on_check',
    waiting_count: 1,
    points_by_topic: [birds],
  });
  expect(await at.done('GET', `/test_topics_statistics/${id}`)).toMatchObject([
    { name: 'Птицы', answers_count: 1, mean_share: 1 },
    { name: 'Рыбы', answers_count: 0, mean_share: null },
  ]);

  const [, essay] = attempt.questions;
  const check = `/attempts/${attempt.id}/questions/${essay?.question_id}/check`;
  await at.done('PUT', check, { points: 1 });
  expect(await bestAttempt()).toMatchObject({
    state: 'checked',
    waiting_count: 0,
    points_by_topic: [birds, { topic_id: waiting.id, name: 'Рыбы', points: 1, max_points: 2 }],
  });
});

test('requires access to the results of the test', async () => {
  const id = await at.newTest([{ type: 'textarea', question: '<p>Почему?</p>' }]);
  const sees = await at.person('sees', ['admin_part_access', 'tests_show_all']);
  const path = `/tests/${id}/statistics`;
  for (const statisticsPath of [path, `/test_topics_statistics/${id}`]) {
    expect(await at.refused('GET', statisticsPath, undefined, sees)).toEqual([403, 'forbidden']);
  }
  const mine = await at.person('mine', [
    'admin_part_access',
    'tests_show_my',
    'tests_show_results',
  ]);
  expect(await at.refused('GET', path, undefined, mine)).toEqual([404, 'not_found']);
});
