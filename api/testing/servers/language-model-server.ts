// A local server that implements OpenAI's chat completions. It generates questions of the requested kinds, or returns
// what a test sets.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface LanguageModelServer {
  /** The base URL, without `/chat/completions`. */
  url: string;
  /** Requests in the order of arrival. */
  received: ReceivedRequest[];
  /** Sets the next responses, in order; after them it generates questions again. */
  answer: (...next: ScriptedResponse[]) => void;
  close: () => Promise<void>;
}

interface ReceivedRequest {
  path: string;
  key: string;
  model: string;
  messages: { role: string; content: string }[];
  /** The token limit, by the name of its parameter. */
  limits: Limits;
}

interface Limits {
  max_tokens?: number;
  max_completion_tokens?: number;
}

type Sent = Pick<ReceivedRequest, 'model' | 'messages'> & Limits;

/** The model's text, an error with a body, a truncated response, or none at all. */
type ScriptedResponse = string | { status: number; body: string } | 'cut' | 'silent';

/** The usage of each call. */
export const usedTokens = { prompt_tokens: 1000, completion_tokens: 500 };

const written: Record<string, (number: number) => { question: string; [part: string]: unknown }> = {
  radio: (number) => ({
    question: `Сколько будет \\(${number} + ${number}\\)?`,
    answers: [
      { text: String(number * 2), correct: true, comment: 'Сложение' },
      { text: String(number * 2 + 1), correct: false },
    ],
    solution: `${number} + ${number} = ${number * 2}`,
  }),
  checkbox: (number) => ({
    question: `Какие числа больше ${number}?`,
    answers: [
      { text: String(number + 1), correct: true },
      { text: String(number + 2), correct: true },
      { text: String(number - 1), correct: false },
    ],
  }),
  input: (number) => ({ question: `Столица страны ${number}?`, answers: [{ text: 'Москва' }] }),
  numeric_input: (number) => ({ question: `Чему равно ${number}?`, answers: [number] }),
  sort: (number) => ({
    question: `Расставьте по возрастанию, ${number}`,
    answers: ['1', '2', '3'],
  }),
  correspondence: (number) => ({
    question: `Найдите пары, ${number}`,
    pairs: [
      { left: 'Кошка', right: 'Мяу' },
      { left: 'Собака', right: 'Гав' },
    ],
  }),
  select_input: (number) => ({
    question: `Выберите слово ${number}: [[1]]`,
    blanks: [
      {
        options: [
          { text: 'верное', correct: true },
          { text: 'неверное', correct: false },
        ],
      },
    ],
  }),
  text_input: (number) => ({
    question: `Впишите слово ${number}: [[1]]`,
    blanks: [{ answers: ['слово'] }],
  }),
  multi_input: (number) => ({
    question: `Заполните поля ${number}`,
    blanks: [{ name: 'Год', answers: ['1812'] }],
  }),
  textarea: (number) => ({ question: `Напишите сочинение ${number}` }),
  audio_input: (number) => ({ question: `Прочитайте вслух ${number}` }),
  assessment_by_criterion: (number) => ({
    question: `Решите задачу ${number}`,
    criteria: [{ name: 'Решение', description: 'Верно и полно', points: 2 }],
  }),
};

/** Questions in the model's format, numbered from `first`. */
export const questionsOf = (types: readonly string[], first = 1, topic = 'Вопрос'): string =>
  JSON.stringify({
    questions: types.map((type, index) => {
      const question = written[type]?.(first + index);
      return { type, ...question, question: `${topic}. ${question?.question ?? ''}` };
    }),
  });

const topicIn = (content: string): string | undefined => /^Тема: (.+)$/m.exec(content)?.[1];

/** The kinds in a prompt: `- 2 × "radio": …`. */
const wantedIn = (content: string): string[] =>
  [...content.matchAll(/^- (\d+) × "(\w+)":/gm)].flatMap(([, count, type = '']) =>
    Array.from({ length: Number(count) }, () => type),
  );

export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const received: ReceivedRequest[] = [];
  const next: ScriptedResponse[] = [];
  let first = 1;
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    if (!path.endsWith('/chat/completions')) return answered(response, 404, '{}');
    const { model, messages, max_tokens, max_completion_tokens } = (await json(request)) as Sent;
    const limits = {
      ...(max_tokens !== undefined && { max_tokens }),
      ...(max_completion_tokens !== undefined && { max_completion_tokens }),
    };
    received.push({ path, key: headers.authorization ?? '', model, messages, limits });
    const scripted = next.shift();
    if (scripted === 'silent') return;
    if (scripted === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"choices":[{"mes', () => response.socket?.end());
      return;
    }
    if (typeof scripted === 'object') {
      // The client retries at once, so that no test waits.
      answered(response, scripted.status, scripted.body, { 'retry-after-ms': '1' });
      return;
    }
    const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
    const types = wantedIn(prompt);
    const content = scripted ?? questionsOf(types, first, topicIn(prompt));
    first += types.length;
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    const body = { id: 'chat', object: 'chat.completion', model, choices, usage: usedTokens };
    answered(response, 200, JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    answer: (...responses) => {
      next.splice(0, next.length, ...responses);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const answered = (
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
