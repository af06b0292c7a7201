// What whoever shows a question to answer gives, and is given: plain values, wherever they come from.
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
  question: TakenQuestion;
  /** Null when nothing is given. */
  answer: LearnerAnswer | null;
  /** Gets what is given now, as `normalizedAnswer` leaves it; null when all of it was taken back. */
  onChange: (answer: LearnerAnswer | null) => void;
  isDisabled?: boolean | undefined;
  /** What is told of the answer, which then stands: even an empty one. */
  review?: AnswerReview | undefined;
}

export interface FileAnswerProps extends AnswerProps {
  /** Those that the answer names. */
  files: readonly AnswerFile[];
  /** Gives the file as answers name it. A rejection with UploadFailed is told in its words. */
  uploadFile: (file: File, onProgress: (percent: number) => void) => Promise<AnswerFile>;
}

export type TakenQuestion = ShownQuestion & { id: number };

export interface AnswerFile {
  id: number;
  name: string;
  url: string;
  /** Bytes. */
  size: number;
  /** Its media type. */
  type: string;
}

/** Each is there when the test shows it to the learner, and null or left out when it does not. */
export interface AnswerReview {
  state?: ScoreState | null | undefined;
  points?: number | null | undefined;
  parts?: readonly ScoredPart[] | null | undefined;
  right?: RightAnswer | null | undefined;
  /** Rich texts. */
  comments?: readonly { answer_id: number; comment: string }[] | null | undefined;
  /** What a teacher has given by criteria. */
  marks?: readonly CriterionMark[] | null | undefined;
  /** What a teacher says of the answer: plain text. */
  comment?: string | null | undefined;
  /** Rich text. */
  solution?: string | null | undefined;
}

/** The question's own, with what is right in them. */
export type RightAnswer = Pick<Question, 'answers' | 'correspondence_links' | 'select_input_items'>;

export const isFixed = ({ isDisabled, review }: AnswerProps): boolean =>
  isDisabled === true || review !== undefined;

/** Of the element with the question's text, by which screen readers know what is answered. */
export const textIdOf = ({ id }: { id: number }): string => `question-${id}-text`;

export const givenText = (text: string): LearnerAnswer | null =>
  isEmptyText(text) ? null : { text };

/** What stands in blanks, with other words in one of them. */
export function withText(
  { answers }: TakenQuestion,
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

export const textIn = (given: LearnerAnswer | null, blankId: number): string =>
  given?.texts?.find(({ answer_id }) => answer_id === blankId)?.text ?? '';
