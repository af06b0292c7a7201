// The name of a question in messages.
import { htmlToText } from '../../ui/index.ts';
import { questionKinds } from './questionKinds.tsx';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

const longest = 80;

export function questionName({
  type,
  question,
}: {
  type: TestQuestionType;
  question: string | null | undefined;
}): string {
  const words = htmlToText(question ?? '').trim();
  if (words === '') return `${questionKinds[type].label}, без текста`;
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…`.toWellFormed() : words;
}
