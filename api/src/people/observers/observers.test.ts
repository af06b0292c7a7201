// Staff connect learners to observers, who read the results of these learners only, as the learners see them, without
// answers.
import { beforeAll, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';
import type { Caller } from '../../../testing/school.ts';

let at: TestSchool;
let parent: Caller;
let stranger: Caller;
let quiz: number;

beforeAll(async () => {
  at = await openTestSchool('observers');
  parent = await at.person('parent', ['learning_part_access', 'users_observer']);
  stranger = await at.person('stranger', ['learning_part_access', 'increased_users_observer']);
  const question = {
    type: 'input',
    question: '<p>Столица Австралии?</p>',
    answers: [{ value: 'Канберра' }],
  };
  quiz = await at.newTest([question], { title: 'Столицы', max_attempts: 5 });
  await at.take(quiz, () => [{ text: 'Канберра' }]);
});

const connect = (verb: 'attach' | 'detach', observers: Caller[], learners = [at.learner]) =>
  at.done('POST', `/users/${verb}_observers`, {
    users_id: learners.map(({ userId }) => userId),
    observers_id: observers.map(({ userId }) => userId),
  });

const read = (path: string, as = parent) => at.done('GET', `/observed/${path}`, undefined, as);

const observes = async () =>
  (await at.school.send('GET', '/api/auth_user', undefined, parent)).body.data.observes;

test('an observer without learners reads nothing, and the profile says so', async () => {
  for (const list of ['users', 'courses', 'attempts']) expect(await read(list)).toEqual([]);
  expect(await observes()).toBe(false);
});

test('an observer reads the results of connected learners only', async () => {
  expect(await connect('attach', [parent])).toMatchObject({ count: 1 });
  expect(await observes()).toBe(true);
  const [{ id, full_name }] = await read('users');
  expect([id, full_name]).toEqual([at.learner.userId, expect.any(String)]);
  const [attempt] = await read(`attempts?user_id=${at.learner.userId}`);
  expect(attempt).toMatchObject({
    test_id: quiz,
    test_title: 'Столицы',
    points: 1,
    max_points: 1,
    is_passed: true,
  });
  expect(JSON.stringify(attempt)).not.toContain('Канберра');
  const { id: course } = await at.done('POST', '/courses', { name: 'География' });
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [at.learner.userId] });
  expect(await read('courses')).toMatchObject([
    { course_id: course, course_name: 'География', progress: null },
  ]);
  expect(await read('homeworks')).toEqual([]);
  for (const list of ['users', 'courses', 'attempts']) {
    const [first] = await read(list);
    expect(await read(`${list}/${first.id}`)).toEqual(first);
    expect(await read(list, stranger)).toEqual([]);
    expect(await at.refused('GET', `/observed/${list}`, undefined, at.learner)).toEqual([
      403,
      'forbidden',
    ]);
  }
  expect(await at.refused('GET', `/attempts/${attempt.id}/questions`, undefined, parent)).toEqual([
    403,
    'forbidden',
  ]);
});

test('results that a test hides from its learner are hidden from the observer', async () => {
  const { version } = await at.done('GET', `/tests/${quiz}`);
  await at.done('PUT', `/tests/${quiz}`, { version, shown_result: 'nothing' });
  expect(await read('attempts')).toMatchObject([{ points: null, is_passed: null }]);
});

test('only members with an observer permission can observe, and never themselves', async () => {
  expect(await connect('attach', [parent], [parent])).toMatchObject({ count: 0 });
  const body = { users_id: [at.learner.userId], observers_id: [at.learner.userId] };
  expect(await at.refused('POST', '/users/attach_observers', body)).toEqual([422, 'observers_id']);
  expect(await at.refused('POST', '/users/attach_observers', body, parent)).toEqual([
    403,
    'forbidden',
  ]);
});

test('staff see and remove the observers of a learner', async () => {
  const path = `/users/${at.learner.userId}?with=observers`;
  const observers = async () =>
    (await at.done('GET', path)).observers.map(({ id }: { id: number }) => id);
  expect(await observers()).toEqual([parent.userId]);
  await connect('detach', [parent]);
  expect(await observers()).toEqual([]);
  expect(await read('attempts')).toEqual([]);
});

test('an observer reads homework as the learner submitted it', async () => {
  const pupil = await at.person('pupil', ['learning_part_access', 'learn_courses']);
  const { id: course } = await at.done('POST', '/courses', { name: 'Химия', status: 'visible' });
  const task = { name: 'Задача', type: 'homework', homework: '<p>Решите</p>' };
  const { id: lesson } = await at.done('POST', `/courses/${course}/lessons`, task);
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [pupil.userId] });
  const handIn = `/learning/courses/${course}/lessons/${lesson}/homework`;
  const { work } = await at.done('POST', handIn, { text: 'Решил' }, pupil);
  await connect('attach', [parent], [pupil]);
  const [listed] = await read(`homeworks?user_id=${pupil.userId}`);
  expect(listed).toMatchObject({ id: work.id, lesson_name: 'Задача', status: 'sent' });
  expect(await read(`homeworks/${work.id}`)).toEqual(listed);
});

test('staff choose among members with an observer permission', async () => {
  const available = '/users/available_observers';
  const listed = await at.done('GET', `${available}?all=1`);
  expect(listed).toContainEqual(expect.objectContaining({ id: parent.userId }));
  expect(await at.done('GET', `${available}/${parent.userId}`)).toMatchObject({
    id: parent.userId,
    full_name: 'Орлова Анна',
  });
});
