// An AI service that fails: generated questions remain, and the user sees what happened.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openGeneratingSchool,
  type GeneratingSchool,
} from '../../testing/schools/generating-school.ts';
import { finishedJob } from '../../testing/jobs.ts';
import { questionsOf, usedTokens } from '../../testing/servers/language-model-server.ts';
import { openOwnSchool } from '../../testing/school.ts';

let own: GeneratingSchool;
let testId: number;

beforeAll(async () => {
  own = await openGeneratingSchool('failing-generation');
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

describe('a service that fails', () => {
  const down = { status: 500, body: '{}' };

  test.each([
    ['nonsense', ['Конечно! Вот вопросы.', 'Простите'], 'нет объекта JSON'],
    ['nothing', ['', ''], 'нет объекта JSON'],
    ['JSON that breaks off', ['{"questions":[{"type":', '{"questions":[}'], 'JSON'],
    ['something else', ['{"вопросы":[]}', '{"questions":"нет"}'], 'нет списка "questions"'],
    ['no questions', ['{"questions":[]}', '{"questions":[]}'], 'нет вопросов'],
    ['other kinds', [questionsOf(['essay']), questionsOf(['sort'])], 'не просили'],
  ])(
    'returns %s twice: the error is reported, and earlier questions remain',
    async (_, answers, words) => {
      own.server.answer(questionsOf(['radio', 'radio', 'radio', 'radio', 'radio']), ...answers);
      const { id, job } = await own.written(byTopic({ count: 15 }));
      expect(job).toMatchObject({ status: 'done', done_count: 15, failed_count: 5 });
      expect(job.report.left).toMatchObject([{ title: 'Вопросы 6–10' }]);
      expect(job.report.left[0].why).toContain(words);
      expect(await own.questionsIn(id)).toHaveLength(10);
    },
  );

  test('returns an unreadable reply once: the request is repeated with the error', async () => {
    own.server.received.length = 0;
    own.server.answer('{"questions": [}');
    const { id, job } = await own.written(byTopic({ count: 1 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    expect(own.server.received).toHaveLength(2);
    expect(own.server.received[1]?.messages.at(-1)?.content).toContain('JSON прерван');
    expect(await own.questionsIn(id)).toHaveLength(1);
    const { generation } = await own.stateOf(
      (await own.send('GET', `/test_generations/${id}`)).body.data.key,
    );
    expect(generation.input_tokens).toBe(2 * usedTokens.prompt_tokens);
  });

  test.each([
    ['500', [down, down, down], 'ответил ошибкой 500'],
    ['429', Array.from({ length: 3 }, () => ({ status: 429, body: '{}' })), 'сейчас занят'],
    ['401', [{ status: 401, body: '{}' }], 'AI_API_KEY'],
    ['404', [{ status: 404, body: '{}' }], 'AI_MODEL'],
    ['an answer that breaks off', ['cut', 'cut', 'cut'], 'Сервис ИИ'],
  ] as const)(
    'with %s midway: earlier questions remain, and no more requests are sent',
    async (_, replies, words) => {
      own.server.answer(questionsOf(Array.from({ length: 5 }, () => 'radio')), ...replies);
      const { key, id, job } = await own.written(byTopic({ count: 15 }));
      expect(job).toMatchObject({ status: 'done', done_count: 15, failed_count: 10 });
      const { generation } = await own.stateOf(key);
      expect(generation.problems).toMatchObject([{ title: 'Вопросы 6–15' }]);
      expect(generation.problems[0].why).toContain(words);
      expect(await own.questionsIn(id)).toHaveLength(5);
    },
  );

  test('and recovers does not fail the job', async () => {
    own.server.answer(down, { status: 429, body: '{}' });
    const { job } = await own.written(byTopic({ count: 1 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
  });

  test('at the first request fails the job with an error, which the key returns', async () => {
    own.server.answer({ status: 401, body: '{"error":{"message":"sk-secret is wrong"}}' });
    const { key, job } = await own.written(byTopic());
    const error = 'Сервис ИИ не принял ключ (AI_API_KEY)';
    expect(job).toMatchObject({ status: 'failed', error });
    expect(await own.stateOf(key)).toMatchObject({
      status: 'error',
      error,
      generation: { offered_count: 0 },
    });
  });

  test('returns invalid questions: they are skipped, and the others are stored', async () => {
    const good = (JSON.parse(questionsOf(['radio', 'radio'])) as { questions: object[] }).questions;
    own.server.answer(
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
    const { id, job } = await own.written(byTopic({ count: 5 }));
    expect(job).toMatchObject({ status: 'done', failed_count: 0 });
    expect(await own.questionsIn(id)).toHaveLength(5);
  });

  test('returns HTML that browsers would execute or fetch: it is sanitized', async () => {
    own.server.answer(
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
    const { id } = await own.written(byTopic({ count: 1 }));
    const [{ content, notes }] = await own.questionsIn(id);
    expect(content.question).toBe('<p>Что?</p>');
    expect(content.answers[0].value).toBe('<p>А</p>');
    expect(notes).toEqual([
      'картинка с другого сайта не взята',
      'вставка с другого сайта не взята',
    ]);
  });
});

test('a cancelled generation retains the questions generated so far', async () => {
  own.server.answer(questionsOf(Array.from({ length: 5 }, () => 'radio')), 'silent');
  const { key, id, jobId } = await own.order(byTopic({ count: 15 }));
  await expect.poll(() => own.stateOf(key)).toMatchObject({ status: 'running', done_count: 5 });
  const { body } = await own.send('POST', `/jobs/${jobId}/cancel`);
  expect(body.errors).toBeUndefined();
  expect(await own.stateOf(key)).toMatchObject({ status: 'error', error: 'Работа остановлена' });
  expect(await own.questionsIn(id)).toHaveLength(5);
});

test('without a configured service the job fails with an error that names the setting', async () => {
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
