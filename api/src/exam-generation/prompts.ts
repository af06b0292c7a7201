// Prompts for generating questions: the role, the format of the reply, and the error in the previous reply.
import type { QuestionType } from '@kafedra/common/assessments';
import type { ChatMessage } from '../kit/services/language-model.ts';
import type { QuestionBatch } from './question-batches.ts';

/** `known` are the beginnings of questions generated before. */
export function conversationFor(
  { types, task }: QuestionBatch,
  known: readonly string[],
): ChatMessage[] {
  const kinds = [...Map.groupBy(types, (type) => type)];
  const wanted = kinds.map(([type, all]) => `- ${all.length} × "${type}": ${forms[type]}`);
  const others =
    known.length === 0
      ? ''
      : `\n\nЭти вопросы уже есть, не повторяй их:\n${known.map((name) => `- ${name}`).join('\n')}`;
  return [
    { role: 'system', content: manners },
    {
      role: 'user',
      content: `${task}\n\nНужно вопросов: ${types.length}, по видам:\n${wanted.join('\n')}${others}`,
    },
  ];
}

/** Characters of an invalid reply that is included in the next request. */
const shownAgain = 20_000;

/** The conversation after a reply that could not be parsed. */
export const conversationAfterError = (
  conversation: readonly ChatMessage[],
  answer: string,
  why: string,
): ChatMessage[] => [
  ...conversation,
  { role: 'assistant', content: answer.slice(0, shownAgain).toWellFormed() || '(пусто)' },
  {
    role: 'user',
    content: `Такой ответ не прочитать: ${why}. Пришли его ещё раз одним объектом JSON, как было сказано, и ничего кроме него.`,
  },
];

const manners = `Ты опытный методист и составляешь вопросы для тестов на русском языке. Каждый вопрос понятен без других, верен по существу, правильный ответ в нём есть и однозначен.

Ответь одним объектом JSON: {"questions": [...]}. У каждого вопроса есть:
- "type": вид, один из тех, что просят;
- "question": текст вопроса;
- "solution": короткое решение или объяснение;
- и то, что сказано у его вида.

Тексты — простой HTML (p, ul, ol, li, strong, em, table) без картинок и ссылок. Формулы — TeX между \\( и \\).`;

const choices = '"answers": [{"text", "correct": true или false, "comment": почему так}]';

const forms: Record<QuestionType, string> = {
  radio: `один верный вариант; ${choices}`,
  checkbox: `верных вариантов несколько; ${choices}`,
  input: 'короткий ответ; "answers": [{"text"}] — все формы, которые считать верными, без HTML',
  numeric_input: 'ответ — число; "answers": [{"text", "tolerance": погрешность, если нужна}]',
  sort: 'расставить по порядку; "answers": [{"text"}] в верном порядке',
  correspondence: 'найти пары; "pairs": [{"left", "right"}]',
  select_input:
    'пропуски [[1]], [[2]] в тексте вопроса; "blanks": [{"options": [{"text", "correct"}]}] по порядку пропусков',
  text_input:
    'пропуски [[1]], [[2]] в тексте вопроса; "blanks": [{"answers": [верные слова]}] по порядку пропусков',
  multi_input: 'несколько полей; "blanks": [{"name": подпись поля, "answers": [верные ответы]}]',
  textarea: 'развёрнутый ответ, который проверит преподаватель',
  audio_input: 'устный ответ, который проверит преподаватель',
  assessment_by_criterion:
    'работа, которую оценят по критериям; "criteria": [{"name", "description", "points": целое число}]',
  unknown: 'любого вида',
};
