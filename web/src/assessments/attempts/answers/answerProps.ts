// Props of answer inputs: plain values, independent of where they come from.
import {
  isEmptyText,
  type CriterionMark,
  type LearnerAnswer,
  type Question,
  type ScoredPart,
  type ScoreState,
  type ShownQuestion,
} from '@kafedra/common/assessments';

export interface AnswerProps {
  question: AnswerableQuestion;
  /** Null when there is no answer. */
  answer: LearnerAnswer | null;
  /** Receives the answer normalized by `normalizedAnswer`; null when it was cleared. */
  onChange: (answer: LearnerAnswer | null) => void;
  isDisabled?: boolean | undefined;
  /** The review of the answer; it makes the input read-only, even an empty one. */
  review?: AnswerReview | undefined;
}

export interface FileAnswerProps extends AnswerProps {
  /** The files that the answer refers to. */
  files: readonly AnswerFile[];
  /**
   * Resolves to the file as answers refer to it. An `UploadFailed` rejection has a message for the user.
   */
  uploadFile: (file: File, onProgress: (percent: number) => void) => Promise<AnswerFile>;
}

export type AnswerableQuestion = ShownQuestion & { id: number };

export interface AnswerFile {
  id: number;
  name: string;
  url: string;
  /** Bytes. */
  size: number;
  /** Media type. */
  type: string;
}

/** Each field is null or omitted when the test hides it from the learner. */
export interface AnswerReview {
  state?: ScoreState | null | undefined;
  points?: number | null | undefined;
  parts?: readonly ScoredPart[] | null | undefined;
  right?: RightAnswer | null | undefined;
  /** Rich texts. */
  comments?: readonly { answer_id: number; comment: string }[] | null | undefined;
  /** Points awarded by criteria. */
  marks?: readonly CriterionMark[] | null | undefined;
  /** The teacher's comment, plain text. */
  comment?: string | null | undefined;
  /** Rich text. */
  solution?: string | null | undefined;
}

/** The question's own answers and links, with the answer key. */
export type RightAnswer = Pick<Question, 'answers' | 'correspondence_links' | 'select_input_items'>;

export const isReadOnly = ({ isDisabled, review }: AnswerProps): boolean =>
  isDisabled === true || review !== undefined;

/** The id of the element with the question's text, which labels its input. */
export const textIdOf = ({ id }: { id: number }): string => `question-${id}-text`;

export const textAnswer = (text: string): LearnerAnswer | null =>
  isEmptyText(text) ? null : { text };

/** Returns the texts of all blanks with one replaced. */
export function withBlankText(
  { answers }: AnswerableQuestion,
  given: LearnerAnswer | null,
  blankId: number,
  text: string,
): LearnerAnswer | null {
  const all = new Map(given?.texts?.map((each) => [each.answer_id, each.text]));
  all.set(blankId, text);
  const texts = answers.flatMap(({ id }) => {
    const typed = all.get(id) ?? '';
    return isEmptyText(typed) ? [] : [{ answer_id: id, text: typed }];
  });
  return texts.length === 0 ? null : { texts };
}

export const blankText = (given: LearnerAnswer | null, blankId: number): string =>
  given?.texts?.find(({ answer_id }) => answer_id === blankId)?.text ?? '';
