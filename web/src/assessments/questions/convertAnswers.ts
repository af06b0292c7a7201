// Converts a question's answers when its type changes: retains what has the same meaning in the new type.
import { hasRichAnswers, areAnswersCompatible, questionParts } from '@kafedra/common/assessments';
import { plainHtml } from '../../kit/files/plainHtml.ts';
import { htmlToText } from '../../ui/index.ts';
import { kindOf } from './questionKinds.tsx';
import type { AnswerDraft } from './questionValues.ts';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

export const emptyAnswer: AnswerDraft = {
  id: null,
  value: '',
  comment: '',
  correct: false,
  tolerance: '',
  sort: 0,
  variants: [],
  items: [],
};

export function convertAnswers(
  before: TestQuestionType,
  after: TestQuestionType,
  answers: readonly AnswerDraft[],
): readonly AnswerDraft[] {
  if (areAnswersCompatible(kindOf(before), kindOf(after))) return answers;
  const from = questionParts[kindOf(before)].answers;
  const to = questionParts[kindOf(after)].answers;
  const right = answers.filter(({ correct }) => correct);
  if (hasRichAnswers(from) && to === 'accepted') {
    return right.map(({ value }) => ({ ...emptyAnswer, value: htmlToText(value), correct: true }));
  }
  if (from === 'accepted' && hasRichAnswers(to)) {
    return answers.map(({ value }) => ({ ...emptyAnswer, value: plainHtml(value), correct: true }));
  }
  if (from === 'accepted' && to === 'blanks') {
    const variants = answers.map(({ value }) => ({ id: null, value }));
    return [{ ...emptyAnswer, sort: 1, variants }];
  }
  if (from === 'blanks' && to === 'options') {
    return answers.map(({ value, sort, variants }) => ({
      ...emptyAnswer,
      value,
      sort,
      items: variants.map((variant) => ({ id: null, value: variant.value, correct: true })),
    }));
  }
  if (from === 'options' && to === 'blanks') {
    return answers.map(({ value, sort, items }) => ({
      ...emptyAnswer,
      value,
      sort,
      variants: items
        .filter(({ correct }) => correct)
        .map((item) => ({ id: null, value: item.value })),
    }));
  }
  return [];
}
