// Which parts each kind of question has.
import type { QuestionType } from './questions.ts';

/**
 * How answers are used. `choices` and `items` are rich texts shown to learners; `accepted` are the right typed texts or
 * numbers; `blanks` have accepted answers as children, `options` are blanks with select items.
 */
export type AnswerUse = 'choices' | 'items' | 'accepted' | 'blanks' | 'options';

interface Parts {
  answers?: AnswerUse;
  correspondences?: true;
  criteria?: true;
}

export const questionParts: Record<QuestionType, Parts> = {
  unknown: {},
  input: { answers: 'accepted' },
  numeric_input: { answers: 'accepted' },
  radio: { answers: 'choices' },
  checkbox: { answers: 'choices' },
  sort: { answers: 'items' },
  multi_input: { answers: 'blanks' },
  text_input: { answers: 'blanks' },
  select_input: { answers: 'options' },
  textarea: {},
  correspondence: { correspondences: true },
  assessment_by_criterion: { criteria: true },
  audio_input: {},
};

/** Whether answers are rich text; all others are plain. */
export const hasRichAnswers = (answers: AnswerUse | undefined): boolean =>
  answers === 'choices' || answers === 'items';

/** Whether answers remain valid when the kind changes: choices can become items to sort. */
export const areAnswersCompatible = (from: QuestionType, to: QuestionType): boolean => {
  const [before, after] = [questionParts[from].answers, questionParts[to].answers];
  return before === after || (hasRichAnswers(before) && hasRichAnswers(after));
};
