// Every response with a text returns working URLs for the files in it.
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let shown: string;

beforeAll(async () => {
  at = await openTestSchool('shown-texts');
  const { headers, payload } = formOf('схема.png', png);
  const uploaded = await at.school.app.inject({
    method: 'POST',
    url: `/api/companies/${at.companyId}/add_media`,
    headers: { ...headers, authorization: `Bearer ${at.owner.token}` },
    payload,
  });
  const picture = uploaded.json().data;
  await at.done('POST', '/file_storage', { file_id: picture.id, name: 'Схема' });
  shown = `<p><img src="${picture.url}" alt=""></p>`;
});

/** The status of each image URL in a response. */
async function opened(response: unknown): Promise<number[]> {
  const addresses = JSON.stringify(response).match(/(?<=src=\\")\/media\/[^"\\]+/g) ?? [];
  const answers = addresses.map((url) => at.school.app.inject({ url }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

const choice = () => ({
  type: 'radio',
  question: `<p>Что здесь?</p>${shown}`,
  answers: [{ value: shown, correct: true }, { value: '<p>Ничего</p>' }],
});

test('a public test has working URLs, before it begins and in an attempt', async () => {
  const id = await at.newTest([choice()], { description: shown, is_free: true });
  const base = `/api/public/companies/${at.companyId}/tests/${id}`;
  const visited = await at.school.send('GET', base);
  expect(await opened(visited.body)).toEqual([200]);
  const attempt = await at.school.send('POST', `${base}/attempts`, {});
  expect(await opened(attempt.body)).toEqual([200, 200]);
});

test('questions have working URLs, in the statistics and for graders', async () => {
  const id = await at.newTest([choice()], { shown_result: 'answers' });
  const attempt = await at.take(id, ([question]) => [{ answers_id: [question?.answers[0]?.id] }]);
  expect(await opened(attempt)).toEqual([200, 200, 200]);
  expect(await opened(await at.done('GET', `/tests/${id}/statistics`))).toEqual([200, 200]);
  expect(await opened(await at.done('GET', `/attempts/${attempt.id}/questions`))).toEqual([
    200, 200, 200,
  ]);
});

test('a library test and its copy have working URLs', async () => {
  const id = await at.newTest([choice()], { description: shown });
  const entry = await at.done('POST', '/library_test', { test_id: id });
  expect(await opened(await at.done('GET', `/library/${entry.id}/test`))).toEqual([200, 200]);
  const copy = await at.done('POST', `/library_test/${entry.id}/copy`, {});
  expect(await opened(copy)).toEqual([200]);
  expect(await opened(await at.done('GET', `/tests/${copy.id}/questions`))).toEqual([200]);
});

test('the page of an invited person has working URLs', async () => {
  const invite = await at.done('POST', '/invites', {
    name: 'Кружок',
    description: shown,
    send_type: 'email',
  });
  const [, token] = /invite=([^&]+)/.exec(invite.link) ?? [];
  const page = await at.school.send(
    'GET',
    `/api/public/companies/${at.companyId}/admin/forms/registration?invite=${token}`,
  );
  expect(await opened(page.body)).toEqual([200]);
});
