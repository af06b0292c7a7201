// Ids in an attempt: per-attempt ids for the learner, database ids for teachers, old ids for attempts that began with
// them; and file names that reveal nothing.
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { formOf, png } from '../../../../testing/files.ts';
import { openTestSchool, type TestSchool } from '../../../../testing/schools/taken-tests.ts';

let at: TestSchool;

beforeAll(async () => {
  at = await openTestSchool('hidden-ids');
});

interface Part {
  id: number;
  value: string;
}

const steps = {
  type: 'sort',
  question: '<p>По порядку</p>',
  max_points: 3,
  answers: [{ value: 'Раз' }, { value: 'Два' }, { value: 'Три' }],
};

const begin = (testId: number) => at.done('POST', `/tests/${testId}/attempts`, {}, at.learner);

const inOrder = (parts: readonly Part[]): number[] =>
  ['Раз', 'Два', 'Три'].map((word) => parts.find(({ value }) => value.includes(word))?.id ?? 0);

/** Database ids in the right order. */
async function written(questionId: number): Promise<number[]> {
  const rows: Part[] = await at.done('GET', `/questions/${questionId}/answers`);
  return inOrder(rows);
}

/** Makes the attempt one that began when learners still saw database ids. */
const makeOld = (attemptId: number, days: number) =>
  at.school.database.system((transaction) =>
    transaction.execute(
      sql`update test_attempts set old_ids_until = now() + ${days}::integer * interval '1 day' where id = ${attemptId}`,
    ),
  );

test('an answer with ids of the attempt is scored as right, and the teacher sees it with database ids', async () => {
  const id = await at.newTest([steps], { shown_result: 'answers', max_attempts: 2 });
  const attempt = await begin(id);
  const [question] = attempt.questions;
  const answers_id = inOrder(question.answers);
  const path = `/attempts/${attempt.id}/answers/${question.question_id}`;
  const echo = await at.done('PUT', path, { answers_id, revision: 1 }, at.learner);
  expect(echo.answer.answers_id).toEqual(answers_id);
  const finished = await at.done('POST', `/attempts/${attempt.id}/finish`, {}, at.learner);
  const [shownQuestion] = finished.questions;
  expect([finished.points, inOrder(shownQuestion.right.answers)]).toEqual([3, answers_id]);
  const scoredPartIds = shownQuestion.score.parts.map(
    (part: { answer_id: number }) => part.answer_id,
  );
  expect(scoredPartIds).toEqual(shownQuestion.answers.map((answer: Part) => answer.id));
  const raw = await written(question.question_id);
  const [checked] = await at.done('GET', `/attempts/${attempt.id}/questions`);
  expect([checked.answer.answers_id, inOrder(checked.answers)]).toEqual([raw, raw]);
  // In the order shown to the learner.
  const wordsOf = (parts: Part[]) => parts.map(({ value }) => value);
  expect(wordsOf(checked.answers)).toEqual(wordsOf(question.answers));
  const again = await begin(id);
  const other = inOrder(again.questions[0].answers);
  expect(other.filter((each) => answers_id.includes(each))).toEqual([]);
});

test('an attempt rejects database ids and ids of another attempt', async () => {
  const id = await at.newTest([steps], { max_attempts: 2 });
  const first = await begin(id);
  await at.done('POST', `/attempts/${first.id}/finish`, {}, at.learner);
  const attempt = await begin(id);
  const [question] = attempt.questions;
  const path = `/attempts/${attempt.id}/answers/${question.question_id}`;
  for (const answers_id of [
    await written(question.question_id),
    inOrder(first.questions[0].answers),
    [1, 2, 2_000_000_000],
  ]) {
    const sent = { answers_id, revision: 1 };
    const { status, body } = await at.send('PUT', path, sent, at.learner);
    const message = 'Такого варианта в вопросе нет';
    expect([status, body.errors]).toEqual([
      422,
      answers_id.map((_, index) => ({ field: `answers_id.${index}`, message, code: 'invalid' })),
    ]);
  }
});

test('an attempt that began with old ids accepts them for some days, and shows new ones', async () => {
  const id = await at.newTest([steps], { shown_result: 'points', infinity_attempts: true });
  const attempt = await begin(id);
  const [question] = attempt.questions;
  const path = `/attempts/${attempt.id}/answers/${question.question_id}`;
  const answers_id = await written(question.question_id);
  await makeOld(attempt.id, 0);
  expect(await at.refused('PUT', path, { answers_id, revision: 1 }, at.learner)).toEqual([
    422,
    'answers_id.0',
  ]);
  await makeOld(attempt.id, 1);
  const echo = await at.done('PUT', path, { answers_id, revision: 1 }, at.learner);
  expect(echo.answer.answers_id).toEqual(inOrder(question.answers));
  const finished = await at.done('POST', `/attempts/${attempt.id}/finish`, {}, at.learner);
  expect(finished.points).toBe(3);
});

test('a picture in a choice is shown without the file name chosen by its author', async () => {
  const { headers, payload } = formOf('верный right.png', png);
  const authorization = `Bearer ${at.owner.token}`;
  const uploaded = await at.school.app.inject({
    method: 'POST',
    url: `/api/companies/${at.companyId}/add_media`,
    headers: { ...headers, authorization },
    payload,
  });
  const picture = uploaded.json().data;
  expect(picture.url).toMatch(/right\.png$/);
  await at.done('POST', '/file_storage', { file_id: picture.id, name: 'Картинка' });
  const shown = `<p><img src="${picture.url}" alt=""></p>`;
  const id = await at.newTest([
    {
      type: 'radio',
      question: '<p>Что верно?</p>',
      files_id: [picture.id],
      answers: [{ value: shown, correct: true }, { value: '<p>Ничего</p>' }],
    },
  ]);
  const attempt = await begin(id);
  const [question] = attempt.questions;
  expect(JSON.stringify(attempt)).not.toMatch(/right\.|верный|%D0/);
  const [file] = question.files;
  expect(file.name).toBe('Изображение 1.png');
  expect(file.id).not.toBe(picture.id);
  const texts = question.answers.map(({ value }: Part) => value).join('');
  const [address] = /\/media\/[^"]+/.exec(texts) ?? [''];
  for (const url of [address, file.url, picture.url, `${address}?download=1`]) {
    const answer = await at.school.app.inject({ url });
    expect([url, answer.statusCode, answer.headers['content-disposition']]).toEqual([
      url,
      200,
      expect.stringMatching(/filename\*=UTF-8''file\.png$/),
    ]);
  }
});
