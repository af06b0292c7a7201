// Exam data: the order of question numbers within a subject, placeholders in prompts, and what is deleted or copied
// together.
import { beforeAll, describe, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@ai-exam.test');
  companyId = await school.company('ai-exam', owner);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function made(path: string, body: object) {
  const answer = await send('POST', path, body);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
  return answer.body.data;
}

const subject = async (name: string): Promise<number> =>
  (await made('/ai_ege_subjects', { name })).id;
const number = async (subject_id: number, name: string, more: object = {}): Promise<number> =>
  (await made('/ai_ege_question_numbers', { subject_id, name, ...more })).id;
const example = async (question_number_id: number, text: string, more: object = {}) =>
  (await made('/ai_ege_examples', { question_number_id, text, answer: '42', ...more })).id;
const shown = async (path: string, column = 'name') =>
  (await send('GET', path)).body.data.map((row: Record<string, unknown>) => row[column]);

test('names of subjects are unique, and records below them require an existing parent', async () => {
  await subject('Физика');
  const again = await send('POST', '/ai_ege_subjects', { name: ' Физика ' });
  expect(again.body.errors).toMatchObject([
    { field: 'name', message: 'Предмет с таким названием уже есть', code: 'taken' },
  ]);
  const nowhere = { subject_id: 2 ** 31 - 1, name: 'Задание 1' };
  expect((await send('POST', '/ai_ege_question_numbers', nowhere)).body.errors).toMatchObject([
    { field: 'subject_id', message: 'Предмет не найден', code: 'not_found' },
  ]);
});

test('subjects are found by a word of the name, and deleted in bulk', async () => {
  const many = [await subject('Информатика'), await subject('Информатика, устно')];
  const found = (words: string) =>
    shown(`/ai_ege_subjects?search=${encodeURIComponent(words)}`, 'id');
  expect(await found('устно')).toEqual([many[1]]);
  const { body } = await send('POST', '/ai_ege_subjects/delete', { exam_subjects_id: many });
  expect(body.data).toMatchObject({ count: 2 });
  expect(await found('информатика')).toEqual([]);
});

describe('the manual order', () => {
  test('is separate for each subject: new numbers are last, and sorting affects only its own', async () => {
    const [one, other] = [await subject('Порядок'), await subject('Другой порядок')];
    const [first, second] = [await number(one, 'Задание 1'), await number(one, 'Задание 2')];
    const apart = await number(other, 'Задание 3');
    const third = await number(one, 'Задание 3');
    const path = '/ai_ege_question_numbers/multi_sort';
    const sorted = await send('POST', path, { exam_question_number_ids: [third, first] });
    expect(sorted.body.data.map(({ sort }: { sort: number }) => sort)).toEqual([1, 3]);
    expect(await shown(`/ai_ege_question_numbers?subject_id=${one}`, 'id')).toEqual([
      third,
      second,
      first,
    ]);
    expect(await shown(`/ai_ege_question_numbers?subject_id=${other}`, 'sort')).toEqual([1]);
    for (const ids of [[first, apart], [2 ** 31 - 1]]) {
      const { status, body } = await send('POST', path, { exam_question_number_ids: ids });
      expect([status, body.errors[0].message]).toEqual([404, 'Номер задания не найден']);
    }
  });
});

test('a prompt accepts only placeholders that can be filled in', async () => {
  const of = await subject('Подстановки');
  const known = 'Составь {number} по предмету {subject} как {example}, \\frac{a}{b}';
  const id = await number(of, 'Задание 1', { prompt: known });
  const { body } = await send('PUT', `/ai_ege_question_numbers/${id}`, { prompt: 'О {topic}' });
  expect(body.errors).toMatchObject([
    { field: 'prompt', message: expect.stringContaining('{topic}. Можно: {subject}') },
  ]);
  const unknown = { subject_id: of, name: 'Задание 2', answer_type: 'unknown' };
  expect((await send('POST', '/ai_ege_question_numbers', unknown)).status).toBe(422);
});

test('an example is found by its words, regardless of formatting', async () => {
  const of = await number(await subject('Поиск'), 'Задание 1');
  const id = await example(of, '<p>Найдите <strong>ускорение</strong> тела</p>');
  const path = `/ai_ege_examples?question_number_id=${of}`;
  expect(await shown(`${path}&search=${encodeURIComponent('ускорение тела')}`, 'id')).toEqual([id]);
  expect(await shown(`${path}&search=strong`, 'id')).toEqual([]);
  expect((await send('PUT', `/ai_ege_examples/${id}`, { text: '<p></p>' })).body.errors).toEqual([
    { field: 'text', message: 'Обязательное поле', code: 'invalid' },
  ]);
});

test('pictures and files in texts are files of the company, and count as used', async () => {
  const { headers, payload } = formOf('график.png', png);
  const sent = await school.app.inject({
    method: 'POST',
    url: `/api/companies/${companyId}/add_media`,
    headers: { authorization: `Bearer ${owner.token}`, ...headers },
    payload,
  });
  const { id: file_id, url } = sent.json().data;
  const { id: item } = await made('/file_storage', { file_id });
  const of = await number(await subject('Файлы'), 'Задание с рисунком');
  const one = `/ai_ege_examples/${await example(of, '<p>По графику</p>', { image_id: file_id })}`;
  const used = [{ kind: 'exam', count: 1, records: [{ id: of, name: 'Задание с рисунком' }] }];
  const uses = async () => (await send('GET', `/file_storage/${item}?with=uses`)).body.data.uses;
  expect(await uses()).toEqual(used);
  await send('PUT', one, { image_id: null, solution: `<p><img src="${url}" alt=""></p>` });
  expect(await uses()).toEqual(used);
  await send('PUT', one, { solution: null });
  expect(await uses()).toEqual([]);
  const missing = await send('PUT', one, { image_id: 2 ** 31 - 1 });
  expect(missing.body.errors).toMatchObject([{ field: 'image_id', code: 'not_found' }]);
});

test('a number is copied with its examples; deleting a subject deletes everything below it', async () => {
  const of = await subject('Копии');
  const one = await number(of, 'Задание 5', { prompt: 'По предмету {subject}', use_image: true });
  await example(one, '<p>Раз</p>');
  await example(one, '<p>Два</p>', { solution: '<p>Так</p>' });
  const copy = await made(`/ai_ege_question_numbers/${one}/replicate`, {});
  expect(copy).toMatchObject({
    name: 'Задание 5 (копия)',
    prompt: 'По предмету {subject}',
    use_image: true,
    sort: 2,
    examples_count: 2,
  });
  expect(await shown(`/ai_ege_examples?question_number_id=${copy.id}`, 'text')).toEqual([
    '<p>Раз</p>',
    '<p>Два</p>',
  ]);
  const counts = { question_numbers_count: 2, examples_count: 4 };
  expect((await send('GET', `/ai_ege_subjects/${of}`)).body.data).toMatchObject(counts);
  expect((await send('DELETE', `/ai_ege_subjects/${of}`)).status).toBe(200);
  expect(await shown(`/ai_ege_question_numbers?subject_id=${of}`)).toEqual([]);
  expect((await send('GET', `/ai_ege_question_numbers/${copy.id}`)).status).toBe(404);
});

test('each action requires its permission', async () => {
  const of = await subject('Права');
  const reader = await school.person('reader@ai-exam.test');
  await school.join(companyId, reader, ['tests_show_all']);
  expect((await send('GET', `/ai_ege_subjects/${of}`, undefined, reader)).body.data).toMatchObject({
    can_update: false,
    can_delete: false,
  });
  const tries = [
    send('POST', '/ai_ege_subjects', { name: 'Чужой' }, reader),
    send('PUT', `/ai_ege_subjects/${of}`, { name: 'Чужой' }, reader),
    send('DELETE', `/ai_ege_subjects/${of}`, undefined, reader),
    send('POST', '/ai_ege_subjects/multi_sort', { exam_subject_ids: [of] }, reader),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
