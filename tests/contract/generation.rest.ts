// Questions that an AI writes, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfGeneration({ call }: RestStory): void {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };
  const written = async (path: string, body: object) => {
    const { key } = await ok('POST', path, body);
    const state = () => ok('GET', `/status_generate_questions?key=${key}`);
    await expect.poll(async () => (await state()).status).toBe('done');
    return (await state()).generation;
  };

  test('questions are ordered by a topic and by an exam, changed, thrown away, restored and taken', async () => {
    const { id: test_id } = await ok('POST', '/tests', { title: 'Составлено' });
    const { id } = await written('/multi_generate_questions', {
      test_id,
      topic: 'Весна',
      types: ['radio', 'checkbox'],
      count: 2,
    });
    const [first, second] = await ok('GET', `/generated_questions?generation_id=${id}`);
    expect(await ok('GET', `/generated_questions/${second.id}?with=generation`)).toMatchObject({
      state: 'offered',
      generation: { id },
    });
    await ok('PUT', `/generated_questions/${first.id}`, {
      version: first.version,
      question: '<p>Что цветёт?</p>',
    });
    const ids = { generated_questions_id: [second.id] };
    expect(await ok('POST', '/generated_questions/throw_away', ids)).toMatchObject({ count: 1 });
    expect(await ok('POST', '/generated_questions/restore', ids)).toMatchObject({ count: 1 });
    const order = { test_generation_id: id };
    expect(await ok('POST', '/add_generate_questions', order)).toMatchObject({
      added_count: 2,
      left: [],
      generation: { taken_count: 2 },
    });
    expect(await ok('GET', `/test_generations?test_id=${test_id}`)).toMatchObject([{ id }]);

    const { id: subject_id } = await ok('POST', '/ai_ege_subjects', { name: 'Составленный' });
    const number = await ok('POST', '/ai_ege_question_numbers', { subject_id, name: '1' });
    const exam = await written('/multi_generate_ai_ege_questions', {
      test_id,
      ai_ege_question_numbers: [{ id: number.id, count: 1 }],
    });
    expect(await ok('GET', `/test_generations/${exam.id}?with=test;author;job`)).toMatchObject({
      kind: 'exam',
      test: { id: test_id },
      job: { status: 'done' },
    });
  });
}
