// Questions that an AI writes: ordered by a text or by numbers of an exam, looked at one by one, and taken into the test.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openGeneratingSchool,
  type GeneratingSchool,
} from '../../testing/schools/generating-school.ts';
import { usedTokens } from '../../testing/servers/language-model-server.ts';

let own: GeneratingSchool;
let testId: number;

beforeAll(async () => {
  own = await openGeneratingSchool('generation');
});

beforeEach(async () => {
  own.server.answer();
  testId = await own.made('/tests', { title: 'Сложение' });
});

afterAll(() => own.close());

const byTopic = (more: object = {}) => ({
  test_id: testId,
  topic: 'Сложение',
  types: ['radio'],
  count: 5,
  ...more,
});

const questionsOfTest = async (id = testId) =>
  (await own.send('GET', `/tests/${id}/questions?all=1&with=answers`)).body.data;

const take = (test_generation_id: number, ids?: number[]) =>
  own.send('POST', '/add_generate_questions', { test_generation_id, generated_questions_id: ids });

describe('an order by a topic', () => {
  test('is written a few questions at a time, with what it costs, and none is in the test yet', async () => {
    own.server.received.length = 0;
    const { key, id, job } = await own.written(
      byTopic({ types: ['radio', 'input'], count: 7, max_points: 3 }),
    );
    expect(job).toMatchObject({
      kind: 'test_generation',
      status: 'done',
      done_count: 7,
      failed_count: 0,
      test_id: testId,
      report: {
        taken: [
          { title: 'Один из списка', count: 4 },
          { title: 'Короткий ответ', count: 3 },
        ],
        left: [],
      },
    });
    expect(own.server.received.map(({ path, key: sent, model }) => [path, sent, model])).toEqual(
      Array.from({ length: 2 }, () => ['/v1/chat/completions', 'Bearer secret', 'school-model']),
    );
    // What is there is told, so that it is not written again.
    expect(own.server.received[1]?.messages.at(-1)?.content).toContain('не повторяй');
    const { prompt_tokens: read, completion_tokens: said } = usedTokens;
    expect(await own.stateOf(key)).toMatchObject({
      status: 'done',
      done_count: 7,
      total_count: 7,
      error: null,
      generation: {
        id,
        kind: 'text',
        title: 'Сложение',
        input_tokens: 2 * read,
        output_tokens: 2 * said,
        cost: '0.6000',
        offered_count: 7,
        taken_count: 0,
        problems: [],
      },
    });
    const all = await own.questionsIn(id);
    expect(all.map((each: { place: number }) => each.place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(all[0]).toMatchObject({
      state: 'offered',
      notes: [],
      can_update: true,
      content: { type: 'radio', max_points: 3, answers: [{ correct: true }, { correct: false }] },
    });
    expect(all[0].content.question).toContain('<span class="formula">');
    expect(await questionsOfTest()).toEqual([]);
  });

  test('takes questions of every kind as they are meant', async () => {
    const types = [
      'radio',
      'checkbox',
      'input',
      'numeric_input',
      'sort',
      'correspondence',
      'select_input',
      'text_input',
      'multi_input',
      'textarea',
      'audio_input',
      'assessment_by_criterion',
    ];
    const { id, job } = await own.written(byTopic({ types, count: types.length }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    const { body } = await take(id);
    expect(body.data).toMatchObject({ added_count: types.length, left: [] });
    const there = await questionsOfTest();
    expect(there.map((each: { type: string }) => each.type).toSorted()).toEqual(types.toSorted());
    expect(there.every((each: { active: boolean }) => each.active)).toBe(true);
  });

  test('needs a topic or a text, kinds, and no more than can be looked at', async () => {
    const { status, body } = await own.send(
      'POST',
      '/multi_generate_questions',
      byTopic({ topic: '', types: [], count: 51 }),
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['topic', 'types', 'count']),
    );
  });

  test('is for whoever may change the test', async () => {
    const { key, id } = await own.written(byTopic({ count: 1 }));
    const reader = await own.school.person('reader@generation.test');
    await own.school.join(own.companyId, reader, ['tests_show_all']);
    expect((await own.send('POST', '/multi_generate_questions', byTopic(), reader)).status).toBe(
      403,
    );
    expect((await own.send('GET', `/test_generations/${id}`, undefined, reader)).status).toBe(403);
    const author = await own.school.person('author@generation.test');
    await own.school.join(own.companyId, author, ['tests_show_all', 'tests_update_my']);
    expect((await own.send('POST', '/multi_generate_questions', byTopic(), author)).status).toBe(
      403,
    );
    expect((await own.send('GET', `/test_generations/${id}`, undefined, author)).status).toBe(404);
    const state = `/status_generate_questions?key=${key}`;
    expect((await own.send('GET', state, undefined, author)).status).toBe(404);
    const colleague = await own.school.person('colleague@generation.test');
    await own.school.join(own.companyId, colleague, ['tests_show_all', 'tests_update_all']);
    expect((await own.send('GET', state, undefined, colleague)).body.data).toMatchObject({
      status: 'done',
      generation: { id },
    });
  });
});

describe('a question that was written', () => {
  test('is changed before it exists, thrown away, taken back and taken', async () => {
    const { id } = await own.written(byTopic({ count: 3 }));
    const [first, second] = await own.questionsIn(id);
    const path = `/generated_questions/${first.id}`;
    const read = await own.send('GET', `${path}?with=generation`);
    expect(read.body.data).toMatchObject({ id: first.id, generation: { test_id: testId } });
    const orders = await own.send('GET', `/test_generations?test_id=${testId}`);
    expect(orders.body.data).toContainEqual(read.body.data.generation);
    const changed = await own.send('PUT', path, {
      version: first.version,
      type: 'checkbox',
      question: '<p>Что чётно?<script>1</script><img src="/media/1/x.png"></p>',
      answers: [{ value: '<p>2</p>', correct: true }, { value: '3' }],
    });
    expect(changed.body.data.content).toMatchObject({
      type: 'checkbox',
      question: '<p>Что чётно?</p>',
      answers: [
        { id: 1, correct: true, correct_position: null },
        { id: 2, correct: false },
      ],
      solution: first.content.solution,
    });
    const stale = await own.send('PUT', path, { version: first.version, question: 'Позже' });
    expect(stale.status).toBe(409);

    const named = { generated_questions_id: [second.id] };
    expect(
      (await own.send('POST', '/generated_questions/throw_away', named)).body.data,
    ).toMatchObject({
      count: 1,
    });
    expect((await take(id, [second.id])).body.data).toMatchObject({
      added_count: 0,
      left: [{ id: second.id, why: 'Вопрос выброшен: верните его, чтобы взять' }],
    });
    const thrown = await own.send('PUT', `/generated_questions/${second.id}`, {
      version: (await own.questionsIn(id))[1].version,
      question: 'Нет',
    });
    expect([thrown.status, thrown.body.errors[0].code]).toEqual([409, 'not_offered']);
    await own.send('POST', '/generated_questions/restore', named);

    const taken = await take(id, [first.id]);
    expect(taken.body.data).toMatchObject({
      added_count: 1,
      left: [],
      generation: { offered_count: 2, taken_count: 1, thrown_count: 0 },
    });
    expect(await questionsOfTest()).toMatchObject([
      { id: taken.body.data.questions_id[0], question: '<p>Что чётно?</p>', type: 'checkbox' },
    ]);
    // Once more takes nothing twice.
    expect((await take(id, [first.id])).body.data).toMatchObject({
      added_count: 0,
      left: [{ id: first.id, why: 'Вопрос уже в тесте' }],
    });
    expect((await take(id)).body.data).toMatchObject({ added_count: 2, left: [] });
    expect(await questionsOfTest()).toHaveLength(3);
  });

  test('without a right answer stays offered until it is mended', async () => {
    own.server.answer(
      JSON.stringify({
        questions: [{ type: 'radio', question: 'Что?', answers: [{ text: 'А' }, { text: 'Б' }] }],
      }),
    );
    const { id } = await own.written(byTopic({ count: 1 }));
    const [question] = await own.questionsIn(id);
    expect((await take(id)).body.data).toMatchObject({
      added_count: 0,
      left: [{ id: question.id, why: 'Отметьте правильный вариант' }],
    });
    await own.send('PUT', `/generated_questions/${question.id}`, {
      version: question.version,
      answers: [{ value: 'А', correct: true }, { value: 'Б' }],
    });
    expect((await take(id)).body.data).toMatchObject({ added_count: 1, left: [] });
  });

  test('goes no further than the room of the test', async () => {
    await own.school.database.system((transaction) =>
      transaction.execute(
        `insert into test_questions (company_id, test_id) select ${own.companyId}, ${testId} from generate_series(1, 499)`,
      ),
    );
    const { id } = await own.written(byTopic({ count: 2 }));
    const { status, body } = await take(id);
    expect([status, body.errors[0].code]).toEqual([409, 'too_many']);
  });
});

describe('questions of an exam', () => {
  test('are written by the prompts and examples of its numbers', async () => {
    const subject = await own.made('/ai_ege_subjects', { name: 'Математика' });
    const number = await own.made('/ai_ege_question_numbers', {
      subject_id: subject,
      name: 'Задание 5',
      answer_type: 'numeric_input',
      prompt: 'Напиши {number} по предмету {subject}. Вот так: {example}',
      use_example: true,
      use_image: true,
    });
    await own.made('/ai_ege_examples', {
      question_number_id: number,
      text: '<p>Найдите <strong>площадь</strong></p>',
      answer: '12',
    });
    const other = await own.made('/ai_ege_question_numbers', {
      subject_id: subject,
      name: 'Задание 1',
    });
    own.server.received.length = 0;
    own.server.answer(
      JSON.stringify({
        questions: [
          { type: 'numeric_input', question: 'Площадь?', answers: [6], picture: 'Треугольник' },
        ],
      }),
    );
    const { id, job } = await own.written(
      {
        test_id: testId,
        ai_ege_question_numbers: [
          { id: number, count: 1 },
          { id: other, count: 2 },
        ],
      },
      '/multi_generate_ai_ege_questions',
    );
    expect(job).toMatchObject({ status: 'done', done_count: 3 });
    expect(own.server.received[0]?.messages[1]?.content).toContain(
      'Напиши Задание 5 по предмету Математика. Вот так: Пример 1: Найдите площадь\nОтвет: 12',
    );
    expect((await own.send('GET', `/test_generations/${id}`)).body.data).toMatchObject({
      kind: 'exam',
      title: 'Математика: Задание 5, Задание 1',
    });
    expect((await own.questionsIn(id))[0]).toMatchObject({ notes: ['нужен рисунок: Треугольник'] });
  });

  test('are of one subject that is there', async () => {
    const numbers = await Promise.all(
      ['Физика', 'Химия'].map(async (name) => {
        const subject_id = await own.made('/ai_ege_subjects', { name });
        return own.made('/ai_ege_question_numbers', { subject_id, name: '1' });
      }),
    );
    const refused = async (ids: number[]) => {
      const { status, body } = await own.send('POST', '/multi_generate_ai_ege_questions', {
        test_id: testId,
        ai_ege_question_numbers: ids.map((id) => ({ id, count: 1 })),
      });
      return [status, body.errors[0].field];
    };
    expect(await refused(numbers)).toEqual([422, 'ai_ege_question_numbers']);
    expect(await refused([2_000_000])).toEqual([422, 'ai_ege_question_numbers.0.id']);
  });
});
