// Questions that an AI writes: ordered by a text or by numbers of an exam, looked at one by one, and taken into the test.
// Whatever the service does, what has come stays, and people are told what happened.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import {
  questionsOf,
  startLanguageModelServer,
  usedTokens,
  type LanguageModelServer,
} from '../../../testing/language-model-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';

let server: LanguageModelServer;
let school: OwnSchool;
let owner: Caller;
let companyId: number;
let base: string;
let testId: number;

beforeAll(async () => {
  server = await startLanguageModelServer();
  school = await openOwnSchool({
    AI_BASE_URL: server.url,
    AI_API_KEY: 'secret',
    AI_MODEL: 'school-model',
    AI_PRICE_INPUT: '100',
    AI_PRICE_OUTPUT: '400',
  });
  owner = await school.person('owner@generation.test');
  companyId = await school.company('generation', owner);
  base = `/api/companies/${companyId}`;
});

beforeEach(async () => {
  server.answer();
  testId = await made('/tests', { title: 'Сложение' });
});

afterAll(async () => {
  await school.close();
  await server.close();
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, base + path, body, as);

async function made(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data.id;
}

const byTopic = (more: object = {}) => ({
  test_id: testId,
  topic: 'Сложение',
  types: ['radio'],
  count: 5,
  ...more,
});

async function order(body: object, path = '/multi_generate_questions') {
  const answer = await send('POST', path, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  const { key, job, generation } = answer.body.data;
  return { key, jobId: job.id, id: generation.id };
}

async function written(body: object, path?: string) {
  const ordered = await order(body, path);
  const job = await finishedJob(school, base, ordered.jobId, owner);
  return { ...ordered, job };
}

const stateOf = async (key: string) =>
  (await send('GET', `/status_generate_questions?key=${key}`)).body.data;

const questionsIn = async (generation: number) =>
  (await send('GET', `/generated_questions?generation_id=${generation}&all=1`)).body.data;

const questionsOfTest = async (id = testId) =>
  (await send('GET', `/tests/${id}/questions?all=1&with=answers`)).body.data;

const take = (test_generation_id: number, ids?: number[]) =>
  send('POST', '/add_generate_questions', { test_generation_id, generated_questions_id: ids });

describe('an order by a topic', () => {
  test('is written a few questions at a time, with what it costs, and none is in the test yet', async () => {
    server.received.length = 0;
    const { key, id, job } = await written(
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
          { title: 'Один вариант', count: 4 },
          { title: 'Краткий ответ', count: 3 },
        ],
        left: [],
      },
    });
    expect(server.received.map(({ path, key: sent, model }) => [path, sent, model])).toEqual(
      Array.from({ length: 2 }, () => ['/v1/chat/completions', 'Bearer secret', 'school-model']),
    );
    // What is there is told, so that it is not written again.
    expect(server.received[1]?.messages.at(-1)?.content).toContain('не повторяй');
    const { prompt_tokens: read, completion_tokens: said } = usedTokens;
    expect(await stateOf(key)).toMatchObject({
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
    const all = await questionsIn(id);
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
    const { id, job } = await written(byTopic({ types, count: types.length }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    const { body } = await take(id);
    expect(body.data).toMatchObject({ added_count: types.length, left: [] });
    const there = await questionsOfTest();
    expect(there.map((each: { type: string }) => each.type).toSorted()).toEqual(types.toSorted());
    expect(there.every((each: { active: boolean }) => each.active)).toBe(true);
  });

  test('needs a topic or a text, kinds, and no more than can be looked at', async () => {
    const { status, body } = await send(
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
    const { key, id } = await written(byTopic({ count: 1 }));
    const reader = await school.person('reader@generation.test');
    await school.join(companyId, reader, ['tests_show_all']);
    expect((await send('POST', '/multi_generate_questions', byTopic(), reader)).status).toBe(403);
    expect((await send('GET', `/test_generations/${id}`, undefined, reader)).status).toBe(403);
    const author = await school.person('author@generation.test');
    await school.join(companyId, author, ['tests_show_all', 'tests_update_my']);
    expect((await send('POST', '/multi_generate_questions', byTopic(), author)).status).toBe(403);
    expect((await send('GET', `/test_generations/${id}`, undefined, author)).status).toBe(404);
    const state = `/status_generate_questions?key=${key}`;
    expect((await send('GET', state, undefined, author)).status).toBe(404);
    const colleague = await school.person('colleague@generation.test');
    await school.join(companyId, colleague, ['tests_show_all', 'tests_update_all']);
    expect((await send('GET', state, undefined, colleague)).body.data).toMatchObject({
      status: 'done',
      generation: { id },
    });
  });
});

describe('a question that was written', () => {
  test('is changed before it exists, thrown away, taken back and taken', async () => {
    const { id } = await written(byTopic({ count: 3 }));
    const [first, second] = await questionsIn(id);
    const path = `/generated_questions/${first.id}`;
    const changed = await send('PUT', path, {
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
    const stale = await send('PUT', path, { version: first.version, question: 'Позже' });
    expect(stale.status).toBe(409);

    const named = { generated_questions_id: [second.id] };
    expect((await send('POST', '/generated_questions/throw_away', named)).body.data).toMatchObject({
      count: 1,
    });
    expect((await take(id, [second.id])).body.data).toMatchObject({
      added_count: 0,
      left: [{ id: second.id, why: 'Вопрос выброшен: верните его, чтобы взять' }],
    });
    const thrown = await send('PUT', `/generated_questions/${second.id}`, {
      version: (await questionsIn(id))[1].version,
      question: 'Нет',
    });
    expect([thrown.status, thrown.body.errors[0].code]).toEqual([409, 'not_offered']);
    await send('POST', '/generated_questions/restore', named);

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
    server.answer(
      JSON.stringify({
        questions: [{ type: 'radio', question: 'Что?', answers: [{ text: 'А' }, { text: 'Б' }] }],
      }),
    );
    const { id } = await written(byTopic({ count: 1 }));
    const [question] = await questionsIn(id);
    expect((await take(id)).body.data).toMatchObject({
      added_count: 0,
      left: [{ id: question.id, why: 'Отметьте правильный вариант' }],
    });
    await send('PUT', `/generated_questions/${question.id}`, {
      version: question.version,
      answers: [{ value: 'А', correct: true }, { value: 'Б' }],
    });
    expect((await take(id)).body.data).toMatchObject({ added_count: 1, left: [] });
  });

  test('goes no further than the room of the test', async () => {
    await school.database.system((transaction) =>
      transaction.execute(
        `insert into test_questions (company_id, test_id) select ${companyId}, ${testId} from generate_series(1, 499)`,
      ),
    );
    const { id } = await written(byTopic({ count: 2 }));
    const { status, body } = await take(id);
    expect([status, body.errors[0].code]).toEqual([409, 'too_many']);
  });
});

describe('questions of an exam', () => {
  test('are written by the prompts and examples of its numbers', async () => {
    const subject = await made('/ai_ege_subjects', { name: 'Математика' });
    const number = await made('/ai_ege_question_numbers', {
      subject_id: subject,
      name: 'Задание 5',
      answer_type: 'numeric_input',
      prompt: 'Напиши {number} по предмету {subject}. Вот так: {example}',
      use_example: true,
      use_image: true,
    });
    await made('/ai_ege_examples', {
      question_number_id: number,
      text: '<p>Найдите <strong>площадь</strong></p>',
      answer: '12',
    });
    const other = await made('/ai_ege_question_numbers', {
      subject_id: subject,
      name: 'Задание 1',
    });
    server.received.length = 0;
    server.answer(
      JSON.stringify({
        questions: [
          { type: 'numeric_input', question: 'Площадь?', answers: [6], picture: 'Треугольник' },
        ],
      }),
    );
    const { id, job } = await written(
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
    expect(server.received[0]?.messages[1]?.content).toContain(
      'Напиши Задание 5 по предмету Математика. Вот так: Пример 1: Найдите площадь\nОтвет: 12',
    );
    expect((await send('GET', `/test_generations/${id}`)).body.data).toMatchObject({
      kind: 'exam',
      title: 'Математика: Задание 5, Задание 1',
    });
    expect((await questionsIn(id))[0]).toMatchObject({ notes: ['нужен рисунок: Треугольник'] });
  });

  test('are of one subject that is there', async () => {
    const numbers = await Promise.all(
      ['Физика', 'Химия'].map(async (name) => {
        const subject_id = await made('/ai_ege_subjects', { name });
        return made('/ai_ege_question_numbers', { subject_id, name: '1' });
      }),
    );
    const refused = async (ids: number[]) => {
      const { status, body } = await send('POST', '/multi_generate_ai_ege_questions', {
        test_id: testId,
        ai_ege_question_numbers: ids.map((id) => ({ id, count: 1 })),
      });
      return [status, body.errors[0].field];
    };
    expect(await refused(numbers)).toEqual([422, 'ai_ege_question_numbers']);
    expect(await refused([2_000_000])).toEqual([422, 'ai_ege_question_numbers.0.id']);
  });
});

describe('a service that fails', () => {
  const down = { status: 500, body: '{}' };

  test.each([
    ['nonsense', ['Конечно! Вот вопросы.', 'Простите'], 'нет объекта JSON'],
    ['nothing', ['', ''], 'нет объекта JSON'],
    ['JSON that breaks off', ['{"questions":[{"type":', '{"questions":[}'], 'JSON'],
    ['something else', ['{"вопросы":[]}', '{"questions":"нет"}'], 'нет списка "questions"'],
    ['no questions', ['{"questions":[]}', '{"questions":[]}'], 'нет вопросов'],
    ['other kinds', [questionsOf(['essay']), questionsOf(['sort'])], 'не просили'],
  ])('answers %s twice: it is told, and what came before stays', async (_, answers, words) => {
    server.answer(questionsOf(['radio', 'radio', 'radio', 'radio', 'radio']), ...answers);
    const { id, job } = await written(byTopic({ count: 15 }));
    expect(job).toMatchObject({ status: 'done', done_count: 15, failed_count: 5 });
    expect(job.report.left).toMatchObject([{ title: 'Вопросы 6–10' }]);
    expect(job.report.left[0].why).toContain(words);
    expect(await questionsIn(id)).toHaveLength(10);
  });

  test('answers what can’t be read once: it is asked again, with what was wrong', async () => {
    server.received.length = 0;
    server.answer('{"questions": [}');
    const { id, job } = await written(byTopic({ count: 1 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.messages.at(-1)?.content).toContain('JSON прерван');
    expect(await questionsIn(id)).toHaveLength(1);
    const { generation } = await stateOf(
      (await send('GET', `/test_generations/${id}`)).body.data.key,
    );
    expect(generation.input_tokens).toBe(2 * usedTokens.prompt_tokens);
  });

  test.each([
    ['500', [down, down, down], 'ответил ошибкой 500'],
    ['429', Array.from({ length: 3 }, () => ({ status: 429, body: '{}' })), 'сейчас занят'],
    ['401', [{ status: 401, body: '{}' }], 'AI_API_KEY'],
    ['404', [{ status: 404, body: '{}' }], 'AI_MODEL'],
    ['an answer that breaks off', ['cut', 'cut', 'cut'], 'Сервис ИИ'],
  ] as const)('with %s in the middle keeps what came and asks no more', async (_, told, words) => {
    server.answer(questionsOf(Array.from({ length: 5 }, () => 'radio')), ...told);
    const { key, id, job } = await written(byTopic({ count: 15 }));
    expect(job).toMatchObject({ status: 'done', done_count: 15, failed_count: 10 });
    const { generation } = await stateOf(key);
    expect(generation.problems).toMatchObject([{ title: 'Вопросы 6–15' }]);
    expect(generation.problems[0].why).toContain(words);
    expect(await questionsIn(id)).toHaveLength(5);
  });

  test('that recovers is no failure', async () => {
    server.answer(down, { status: 429, body: '{}' });
    const { job } = await written(byTopic({ count: 1 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
  });

  test('from the beginning ends the job in an error, which the key tells', async () => {
    server.answer({ status: 401, body: '{"error":{"message":"sk-secret is wrong"}}' });
    const { key, job } = await written(byTopic());
    const error = 'Сервис ИИ не принял ключ (AI_API_KEY)';
    expect(job).toMatchObject({ status: 'failed', error });
    expect(await stateOf(key)).toMatchObject({
      status: 'error',
      error,
      generation: { offered_count: 0 },
    });
  });

  test('leaves what no question can have, and takes the others', async () => {
    const good = (JSON.parse(questionsOf(['radio', 'radio'])) as { questions: object[] }).questions;
    server.answer(
      `Вот они:\n\`\`\`json\n${JSON.stringify({
        questions: [
          ...good,
          { type: 'radio', question: 'x'.repeat(1_100_000) },
          { type: 'radio', question: 'Много', answers: Array.from({ length: 101 }, () => 'а') },
          7,
          ...good,
          ...good,
        ],
      })}\n\`\`\``,
    );
    const { id, job } = await written(byTopic({ count: 5 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    expect(await questionsIn(id)).toHaveLength(5);
  });

  test('is cleaned of what browsers would run or fetch', async () => {
    server.answer(
      JSON.stringify({
        questions: [
          {
            type: 'radio',
            question:
              '<p onclick="x()">Что?<script>alert(1)</script><img src="https://spy.test/1.png"></p>',
            answers: [{ text: '<iframe src="//spy.test"></iframe>А', correct: true }, 'Б'],
          },
        ],
      }),
    );
    const { id } = await written(byTopic({ count: 1 }));
    const [{ content, notes }] = await questionsIn(id);
    expect(content.question).toBe('<p>Что?</p>');
    expect(content.answers[0].value).toBe('<p>А</p>');
    expect(notes).toEqual([
      'картинка с другого сайта не взята',
      'вставка с другого сайта не взята',
    ]);
  });
});

test('an order that is stopped keeps what has come', async () => {
  const letGo = server.hold();
  const { key, id, jobId } = await order(byTopic({ count: 15 }));
  await expect.poll(() => stateOf(key)).toMatchObject({ status: 'running' });
  letGo();
  const { body } = await send('POST', `/jobs/${jobId}/cancel`);
  expect(body.errors).toBeUndefined();
  const state = await stateOf(key);
  expect(state.status).toMatch(/^(?:error|done)$/);
  expect(await questionsIn(id)).toHaveLength(state.generation.offered_count);
});

test('without a service the job ends in an error that names the setting', async () => {
  const plain = await openOwnSchool();
  try {
    const person = await plain.person('owner@no-generation.test');
    const company = await plain.company('no-generation', person);
    const root = `/api/companies/${company}`;
    const { body } = await plain.send('POST', `${root}/tests`, { title: 'Т' }, person);
    const sent = { ...byTopic(), test_id: body.data.id };
    const ordered = await plain.send('POST', `${root}/multi_generate_questions`, sent, person);
    const { job } = ordered.body.data;
    expect(await finishedJob(plain, root, job.id, person)).toMatchObject({
      status: 'failed',
      error: 'Сервис ИИ не настроен: задайте AI_BASE_URL',
    });
  } finally {
    await plain.close();
  }
});
