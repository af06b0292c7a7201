// Converts a question between the GraphQL fragment, the form's values and the mutation input.
import { graphql, readInlineData } from 'react-relay';
import { questionParts, type Question } from '@kafedra/common/assessments';
import { numberOf, numberText, type ChosenRecord } from '../../ui/index.ts';
import { kindOf } from './questionKinds.tsx';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';
import type {
  CriterionType,
  questionValues_question$data,
  questionValues_question$key,
} from '../../__generated__/questionValues_question.graphql.ts';

/** Has no id until it is saved. */
interface Draft {
  /** Global id. */
  id: string | null;
}

export interface VariantDraft extends Draft {
  value: string;
}

export interface ItemDraft extends Draft {
  value: string;
  correct: boolean;
}

export interface AnswerDraft extends Draft {
  /** HTML for choices and items, plain text for all others. */
  value: string;
  comment: string;
  correct: boolean;
  tolerance: string;
  /** For a blank in a text: the number of its mark. */
  sort: number;
  variants: readonly VariantDraft[];
  items: readonly ItemDraft[];
}

export interface MatchingItemDraft extends Draft {
  isMain: boolean;
  value: string;
}

/** The items of a matching question and the right pairs, by index among all items. */
export interface Matching {
  items: readonly MatchingItemDraft[];
  links: readonly (readonly [main: number, dependent: number])[];
}

export interface CriterionDraft extends Draft {
  name: string;
  description: string;
  maxPoints: string;
}

export interface QuestionFileDraft {
  id: string;
  name: string;
  url: string;
}

export type Shuffling = 'TEST' | 'YES' | 'NO';

export interface QuestionValues {
  type: TestQuestionType;
  question: string;
  solution: string;
  topicId: ChosenRecord | null;
  part: string;
  maxPoints: string;
  partial: boolean;
  penaltyPercentage: string;
  caseSensitive: boolean;
  timer: string;
  maxAttempts: string;
  infinityAttempts: boolean;
  required: boolean;
  shuffleAnswers: Shuffling;
  showAnswerNote: boolean;
  correspondenceMulti: boolean;
  criterionType: CriterionType;
  checkWithoutRegister: boolean;
  answers: readonly AnswerDraft[];
  matching: Matching;
  criteria: readonly CriterionDraft[];
  files: readonly QuestionFileDraft[];
}

export function readValues(key: questionValues_question$key | null): QuestionValues {
  const question: questionValues_question$data | null = key
    ? readInlineData<questionValues_question$key>(
        graphql`
          fragment questionValues_question on TestQuestion @inline {
            type
            question
            solution
            topic @catch(to: NULL) {
              id
              name
            }
            part
            maxPoints
            partial
            penaltyPercentage
            caseSensitive
            timer
            maxAttempts
            infinityAttempts
            required
            shuffleAnswers
            showAnswerNote
            correspondenceMulti
            criterionType
            checkWithoutRegister
            answers {
              id
              databaseId
              value
              comment
              correct
              tolerance
              sort
              parentAnswerId
            }
            selectInputItems {
              id
              answerId
              value
              correct
            }
            correspondences {
              id
              databaseId
              isMain
              value
            }
            correspondenceLinks {
              mainId
              dependentId
            }
            questionCriteria {
              id
              name
              description
              maxPoints
            }
            files {
              file {
                id
                fileName
                url
              }
            }
          }
        `,
        key,
      )
    : null;
  const answers = question?.answers ?? [];
  const items = question?.selectInputItems ?? [];
  return {
    type: question?.type ?? 'UNKNOWN',
    question: question?.question ?? '',
    solution: question?.solution ?? '',
    topicId: question?.topic ? { id: question.topic.id, name: question.topic.name } : null,
    part: numberText(question?.part ?? 1),
    maxPoints: numberText(question?.maxPoints ?? 1),
    partial: question?.partial ?? false,
    penaltyPercentage: numberText(question?.penaltyPercentage),
    caseSensitive: question?.caseSensitive ?? false,
    timer: numberText(question?.timer),
    maxAttempts: numberText(question?.maxAttempts ?? 1),
    infinityAttempts: question?.infinityAttempts ?? true,
    required: question?.required ?? false,
    shuffleAnswers: shuffling(question?.shuffleAnswers),
    showAnswerNote: question?.showAnswerNote ?? true,
    correspondenceMulti: question?.correspondenceMulti ?? false,
    criterionType: question?.criterionType ?? 'POINTS',
    checkWithoutRegister: question?.checkWithoutRegister ?? false,
    answers: answers
      .filter(({ parentAnswerId }) => parentAnswerId === null)
      .map(({ id, databaseId, value, comment, correct, tolerance, sort }, index) => ({
        id,
        value,
        comment: comment ?? '',
        correct: correct ?? false,
        tolerance: (tolerance ?? '').replace('.', ','),
        sort: sort ?? index + 1,
        variants: answers
          .filter(({ parentAnswerId }) => parentAnswerId === databaseId)
          .map((variant) => ({ id: variant.id, value: variant.value })),
        items: items
          .filter(({ answerId }) => answerId === databaseId)
          .map((item) => ({ id: item.id, value: item.value, correct: item.correct ?? false })),
      })),
    matching: readMatching(question),
    criteria: (question?.questionCriteria ?? []).map(({ id, name, description, maxPoints }) => ({
      id,
      name,
      description: description ?? '',
      maxPoints: String(maxPoints),
    })),
    files: (question?.files ?? []).flatMap(({ file }) =>
      file ? [{ id: file.id, name: file.fileName, url: file.url }] : [],
    ),
  };
}

function readMatching(question: questionValues_question$data | null): Matching {
  const items = question?.correspondences ?? [];
  const placeOf = (id: number) => items.findIndex(({ databaseId }) => databaseId === id);
  return {
    items: items.map(({ id, isMain, value }) => ({ id, isMain, value })),
    links: (question?.correspondenceLinks ?? []).map(
      ({ mainId, dependentId }) => [placeOf(mainId), placeOf(dependentId)] as const,
    ),
  };
}

const shuffling = (own: boolean | null | undefined): Shuffling =>
  own == null ? 'TEST' : own ? 'YES' : 'NO';

const isWritten = ({ value }: { value: string }) => value.trim() !== '';

/** Converts the form's values to the mutation input. */
export function questionInput(values: QuestionValues) {
  const parts = questionParts[kindOf(values.type)];
  return {
    type: values.type,
    question: values.question || null,
    solution: values.solution || null,
    topicId: values.topicId?.id ?? null,
    part: numberOf(values.part) ?? 1,
    maxPoints: numberOf(values.maxPoints) ?? 0,
    partial: values.partial,
    penaltyPercentage: numberOf(values.penaltyPercentage),
    caseSensitive: values.caseSensitive,
    timer: numberOf(values.timer),
    maxAttempts: numberOf(values.maxAttempts) ?? 1,
    infinityAttempts: values.infinityAttempts,
    required: values.required,
    shuffleAnswers: values.shuffleAnswers === 'TEST' ? null : values.shuffleAnswers === 'YES',
    showAnswerNote: values.showAnswerNote,
    correspondenceMulti: values.correspondenceMulti,
    criterionType: values.criterionType,
    checkWithoutRegister: values.checkWithoutRegister,
    fileIds: values.files.map(({ id }) => id),
    ...(parts.answers && {
      answers: values.answers.map((answer, index) => answerInput(values.type, answer, index)),
    }),
    ...(parts.correspondences && matchingInput(values.matching)),
    ...(parts.criteria && {
      questionCriteria: values.criteria.map(({ id, name, description, maxPoints }) => ({
        ...idOf(id),
        name: name.trim(),
        description: description.trim() || null,
        maxPoints: numberOf(maxPoints) ?? 0,
      })),
    }),
  };
}

const idOf = (id: string | null) => (id === null ? {} : { id });

function answerInput(type: TestQuestionType, answer: AnswerDraft, index: number) {
  const { answers: kind } = questionParts[kindOf(type)];
  const isInText = type === 'TEXT_INPUT' || type === 'SELECT_INPUT';
  return {
    ...idOf(answer.id),
    value: answer.value,
    comment: answer.comment || null,
    correct: answer.correct,
    ...(kind === 'items' && { correctPosition: index + 1 }),
    ...(type === 'NUMERIC_INPUT' && { tolerance: answer.tolerance.replace(',', '.') || null }),
    ...(isInText && { sort: answer.sort }),
    ...(kind === 'blanks' && {
      answers: answer.variants
        .filter(isWritten)
        .map(({ id, value }) => ({ ...idOf(id), value: value.trim() })),
    }),
    ...(kind === 'options' && {
      selectInputItems: answer.items
        .filter(isWritten)
        .map(({ id, value, correct }) => ({ ...idOf(id), value: value.trim(), correct })),
    }),
  };
}

const matchingInput = ({ items, links }: Matching) => ({
  correspondences: items.map(({ id, isMain, value }) => ({ ...idOf(id), isMain, value })),
  correspondenceLinks: links.map(([main, dependent]) => ({ main, dependent })),
});

/** The values that affect judging. */
export type ScoredValues = Pick<
  QuestionValues,
  | 'type'
  | 'question'
  | 'maxPoints'
  | 'partial'
  | 'penaltyPercentage'
  | 'caseSensitive'
  | 'correspondenceMulti'
  | 'criterionType'
  | 'answers'
  | 'matching'
  | 'criteria'
>;

/** Converts unsaved values to a question of `common` with local ids, to find its problems. */
export function questionToScore(values: ScoredValues): Question {
  let next = values.answers.length;
  const nextId = () => {
    next += 1;
    return next;
  };
  const { answers: kind } = questionParts[kindOf(values.type)];
  const top = values.answers.map((answer, index) => ({
    id: index + 1,
    value: answer.value,
    comment: answer.comment || null,
    correct: answer.correct || kind === 'accepted',
    correct_position: kind === 'items' ? index + 1 : null,
    sort: answer.sort || index + 1,
    parent_answer_id: null,
    tolerance: answer.tolerance.replace(',', '.') || null,
  }));
  return {
    type: kindOf(values.type),
    question: values.question,
    max_points: numberOf(values.maxPoints) ?? 0,
    partial: values.partial,
    penalty_percentage: numberOf(values.penaltyPercentage),
    case_sensitive: values.caseSensitive,
    correspondence_multi: values.correspondenceMulti,
    criterion_type: values.criterionType === 'POINTS' ? 'points' : 'yes_no',
    answers: [
      ...top,
      ...values.answers.flatMap(({ variants }, blank) =>
        variants.filter(isWritten).map(({ value }, index) => ({
          id: nextId(),
          value,
          comment: null,
          correct: true,
          correct_position: null,
          sort: index + 1,
          parent_answer_id: blank + 1,
          tolerance: null,
        })),
      ),
    ],
    select_input_items: values.answers.flatMap(({ items }, blank) =>
      items.filter(isWritten).map(({ value, correct }, index) => ({
        id: nextId(),
        answer_id: blank + 1,
        value,
        correct,
        sort: index + 1,
      })),
    ),
    correspondences: values.matching.items.map(({ isMain, value }, index) => ({
      id: index + 1,
      is_main: isMain,
      value,
      sort: index + 1,
    })),
    correspondence_links: values.matching.links.map(([main, dependent]) => ({
      main_id: main + 1,
      dependent_id: dependent + 1,
    })),
    question_criteria_by_sort: values.criteria.map(({ name, description, maxPoints }, index) => ({
      id: index + 1,
      name,
      description: description || null,
      max_points: numberOf(maxPoints) ?? 0,
      sort: index + 1,
    })),
  };
}
