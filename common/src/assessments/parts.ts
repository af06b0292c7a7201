// What a question of a kind consists of: what it holds besides has no place in it.
import type { QuestionType } from './questions.ts';

/**
 * `choices` and `items` are rich texts that learners see; `accepted` is what is taken for right, typed or counted;
 * `blanks` have what they take for right below them, `options` what they may be filled with.
 */
export type AnswersAs = 'choices' | 'items' | 'accepted' | 'blanks' | 'options';

interface Parts {
  answers?: AnswersAs;
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

/** Answers that are rich texts; all others are plain. */
export const areRich = (answers: AnswersAs | undefined): boolean =>
  answers === 'choices' || answers === 'items';

/** Whether answers of one kind have a place in the other: choices may be put in order. */
export const keepsAnswers = (from: QuestionType, to: QuestionType): boolean => {
  const [before, after] = [questionParts[from].answers, questionParts[to].answers];
  return before === after || (areRich(before) && areRich(after));
};
