// The manual order of exam data, and deleting single and many records.
import { beforeAll, expect, test } from 'vitest';
import { openTestSchool, type TestSchool } from '../../../testing/schools/taken-tests.ts';

let at: TestSchool;
let subject_id: number;
let question_number_id: number;

beforeAll(async () => {
  at = await openTestSchool('exam-order');
  subject_id = (await at.done('POST', '/ai_ege_subjects', { name: 'Физика' })).id;
  const number = { subject_id, name: 'Задание' };
  question_number_id = (await at.done('POST', '/ai_ege_question_numbers', number)).id;
});

test.each([
  ['ai_ege_subjects', 'exam_subject', (name: string) => ({ name })],
  ['ai_ege_question_numbers', 'exam_question_number', (name: string) => ({ subject_id, name })],
  [
    'ai_ege_examples',
    'exam_example',
    (answer: string) => ({ question_number_id, text: '<p>Пример</p>', answer }),
  ],
] as const)('%s', async (collection, type, bodyOf) => {
  const all = `/${collection}`;
  const ids: number[] = [];
  for (const word of ['Первое', 'Второе']) {
    ids.push((await at.done('POST', all, bodyOf(word))).id);
  }
  const order = ids.toReversed();
  await at.done('POST', `${all}/multi_sort`, { [`${type}_ids`]: order });
  const listed: { id: number }[] = await at.done('GET', `${all}?ids=${ids.join()}`);
  expect(listed.map(({ id }) => id)).toEqual(order);
  await at.done('DELETE', `${all}/${ids[0]}`);
  const rest = { [`${type}s_id`]: [ids[1]] };
  expect(await at.done('POST', `${all}/delete`, rest)).toMatchObject({ count: 1 });
});
