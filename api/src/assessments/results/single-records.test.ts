// Reads single records of results: attempts, their history, rows of olympiads, and orders of questions.
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let quiz: number;
let attempt: number;

beforeAll(async () => {
  at = await openTestSchool('one-by-one');
  const question = { type: 'input', question: '<p>2 + 2?</p>', answers: [{ value: '4' }] };
  quiz = await at.newTest([question]);
  attempt = (await at.take(quiz, () => [{ text: '4' }])).id;
});

test('an attempt, and the users in its history', async () => {
  expect(await at.done('GET', `/tests/${quiz}/attempts/${attempt}`)).toMatchObject({
    id: attempt,
    points: 1,
  });
  const why = { test_attempts_id: [attempt], reason: 'Писал не сам' };
  await at.done('POST', '/attempts/annul', why);
  await at.done('POST', '/attempts/reinstate', { test_attempts_id: [attempt] });
  const authors = await at.done('GET', `/attempts/${attempt}/audit_authors?latest=5`);
  expect(authors).toContainEqual(expect.objectContaining({ id: at.owner.userId }));
});

test('rows of an olympiad', async () => {
  const { id } = await at.done('POST', '/test_result_folders', { name: 'Тур' });
  const folder = `/test_result_folders/${id}`;
  const prizes = [{ name: 'Победитель', from_place: 1, to_place: 1, diploma_text: null }];
  await at.done('PUT', folder, { user_prize: prizes, test_ids: [quiz] });
  await at.done('POST', `${folder}/table_processed`, {});
  const state = async () => (await at.done('GET', `${folder}/table_processed`)).job.status;
  await expect.poll(state).toBe('done');
  const [row] = await at.done('GET', `${folder}/user_results?has_prize=1`);
  expect(await at.done('GET', `${folder}/user_results/${row.id}`)).toMatchObject({
    user_id: at.learner.userId,
    prize: 'Победитель',
  });
  const [result] = await at.done('GET', `${folder}/user_test_results?test_id=${quiz}`);
  expect(await at.done('GET', `${folder}/user_test_results/${result.id}`)).toEqual(result);
});

test('a recording uploaded as an answer', async () => {
  const spoken = await at.newTest([{ type: 'audio_input', question: '<p>О себе</p>' }]);
  const begun = await at.done('POST', `/tests/${spoken}/attempts`, {}, at.learner);
  const { headers, payload } = formOf('answer.png', png);
  const sent = await at.school.app.inject({
    method: 'POST',
    url: `/api/companies/${at.companyId}/learning/attempts/add_media`,
    headers: { ...headers, authorization: `Bearer ${at.learner.token}` },
    payload,
  });
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json().data;
  const path = `/attempts/${begun.id}/answers/${begun.questions[0].question_id}`;
  const { answer } = await at.done('PUT', path, { files_id: [id], revision: 1 }, at.learner);
  expect(answer.files).toMatchObject([{ id }]);
});

test('a visitor opens a timed question', async () => {
  const question = { type: 'input', question: '<p>Да?</p>', timer: 60, answers: [{ value: 'да' }] };
  const free = await at.newTest([question], { is_free: true });
  const visit = async (path: string, body: object = {}) => {
    const url = `/api/public/companies/${at.companyId}${path}`;
    const { body: answer } = await at.school.send('POST', url, body);
    expect([path, answer.errors]).toEqual([path, undefined]);
    return answer.data;
  };
  const { token, attempt: begun } = await visit(`/tests/${free}/attempts`);
  const answer = `/attempts/${token}/answers/${begun.questions[0].question_id}`;
  expect(await visit(`${answer}/open`)).toMatchObject({ is_opened: true });
});
