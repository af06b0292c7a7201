// Exports of all lists: requested, followed as a job, found by name, and recorded in the history.
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../testing/jobs.ts';
import { openTestSchool, type TestSchool } from '../../testing/schools/taken-tests.ts';

let at: TestSchool;
let course: number;

beforeAll(async () => {
  at = await openTestSchool('exports');
  course = (await at.done('POST', '/courses', { name: 'Физика' })).id;
  await at.done('POST', `/courses/${course}/users/attach`, { users_id: [at.learner.userId] });
});

async function olympiad(): Promise<string> {
  const question = { type: 'input', question: '<p>2 + 2?</p>', answers: [{ value: '4' }] };
  const test_id = await at.newTest([question]);
  await at.take(test_id, () => []);
  const { id } = await at.done('POST', '/test_result_folders', { name: 'Тур' });
  const folder = `/test_result_folders/${id}`;
  await at.done('PUT', folder, { test_ids: [test_id] });
  await at.done('POST', `${folder}/table_processed`, {});
  const state = async () => (await at.done('GET', `${folder}/table_processed`)).job.status;
  await expect.poll(state).toBe('done');
  return `${folder}/user_results`;
}

const lists: [words: string, listOf: () => Promise<string>][] = [
  ['users', async () => '/users'],
  ['courses', async () => '/courses'],
  ['branches of courses', async () => '/courses_with_course_branches'],
  ['students', async () => `/courses/${course}/users`],
  ['a journal', async () => `/courses/${course}/journal`],
  ['the funnel of a course', async () => `/courses/${course}/lesson_statistics`],
  ['who is stuck', async () => `/courses/${course}/stuck_students`],
  ['orders', async () => '/orders'],
  ['promo codes', async () => '/promo_codes'],
  ['answers to forms', async () => '/form_answers'],
  ['results of an olympiad', olympiad],
];

test.each(lists)('%s', async (_, listOf) => {
  const list = await listOf();
  const ordered = await at.send('POST', `${list}_download`, { format: 'csv' });
  expect([ordered.status, ordered.body.errors]).toEqual([201, undefined]);
  const { file_name, job_id } = ordered.body.data;
  const base = `/api/companies/${at.companyId}`;
  const job = await finishedJob(at.school, base, job_id, at.owner);
  expect(job).toMatchObject({ status: 'done', file: { file_name } });
  const file = await at.done('GET', `${list}_file?file_name=${file_name}`);
  expect(file).toMatchObject({ file_name, ready: true, format: 'csv' });
  expect(new URL(file.full_url).pathname).toBe(file.url);
  const { type, ...found } = await at.done('GET', `/exports/${file.id}`);
  expect(found).toEqual(file);
  expect(type).toMatch(/^[A-Z]\w+Export$/);
  const history = await at.done('GET', `${list}_download/history?with=job`);
  expect(history).toMatchObject([{ file_name, job: { id: job_id } }]);
});

test('exports of all lists are listed together for their author', async () => {
  const mine = await at.done('GET', '/exports?only=id,type&per_page=100');
  expect(new Set(mine.map(({ type }: { type: string }) => type)).size).toBe(lists.length);
  const others = await at.send('GET', '/exports', undefined, at.learner);
  expect(others.body.data).toEqual([]);
});
