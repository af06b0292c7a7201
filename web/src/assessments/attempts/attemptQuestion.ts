// Converts a question of an attempt from GraphQL to the types of `common`, which follow the REST contract.
import { graphql, readInlineData } from 'react-relay';
import type { LearnerAnswer, QuestionType } from '@kafedra/common/assessments';
import type { AnswerFile, AnswerReview, AnswerableQuestion } from './answers/answerProps.ts';
import type {
  attemptQuestion_question$data,
  attemptQuestion_question$key,
} from '../../__generated__/attemptQuestion_question.graphql.ts';

/** A file of an answer and the id that answers refer to it by. */
export interface AttemptFile extends AnswerFile {
  globalId: string;
}

export interface AttemptQuestion {
  question: AnswerableQuestion;
  place: number;
  part: number;
  files: readonly AnswerFile[];
  isRequired: boolean;
  /** Seconds. */
  timer: number | null;
  isOpened: boolean;
  deadlineAt: string | null;
  isOver: boolean;
  /** Null for no limit. */
  triesLeft: number | null;
  revision: number;
  /** Milliseconds. */
  answeredAt: number | null;
  answer: LearnerAnswer | null;
  answerFiles: readonly AttemptFile[];
  /** The review after finishing; its hidden fields are null. */
  review: AnswerReview | null;
}

export function attemptQuestion(key: attemptQuestion_question$key): AttemptQuestion {
  const data = readInlineData<attemptQuestion_question$key>(
    graphql`
      fragment attemptQuestion_question on AttemptQuestion @inline {
        questionId
        place
        part
        type
        question
        maxPoints
        partial
        penaltyPercentage
        caseSensitive
        correspondenceMulti
        criterionType
        answers {
          databaseId
          value
          sort
        }
        correspondences {
          databaseId
          isMain
          value
          sort
        }
        selectInputItems {
          databaseId
          answerId
          value
          sort
        }
        criteria {
          databaseId
          name
          description
          maxPoints
          sort
        }
        files {
          id
          databaseId
          name
          mimeType
          size
          url
        }
        required
        timer
        isOpened
        deadlineAt
        isOver
        triesLeft
        revision
        answeredAt
        answer {
          text
          answerIds
          texts {
            answerId
            text
          }
          items {
            answerId
            itemId
          }
          links {
            mainId
            dependentId
          }
          files {
            id
            databaseId
            name
            mimeType
            size
            url
          }
        }
        score {
          state
          points
          parts {
            answerId
            mainId
            dependentId
            outcome
          }
          marks {
            criterionId
            points
          }
          comment
        }
        right {
          answers {
            databaseId
            value
            comment
            correct
            correctPosition
            sort
            parentAnswerId
            tolerance
          }
          links {
            mainId
            dependentId
          }
          selectInputItems {
            databaseId
            answerId
            value
            correct
            sort
          }
          solution
        }
      }
    `,
    key,
  );
  return {
    question: questionOf(data),
    place: data.place,
    part: data.part,
    files: data.files.map(fileOf),
    isRequired: data.required,
    timer: data.timer ?? null,
    isOpened: data.isOpened,
    deadlineAt: data.deadlineAt ?? null,
    isOver: data.isOver,
    triesLeft: data.triesLeft ?? null,
    revision: data.revision,
    answeredAt: data.answeredAt == null ? null : Date.parse(data.answeredAt),
    answer: givenOf(data.answer),
    answerFiles: data.answer?.files.map(fileOf) ?? [],
    review: reviewOf(data),
  };
}

type QuestionData = attemptQuestion_question$data;

const questionOf = (data: QuestionData): AnswerableQuestion => ({
  id: data.questionId,
  type: data.type.toLowerCase() as QuestionType,
  question: data.question,
  max_points: data.maxPoints,
  partial: data.partial,
  penalty_percentage: data.penaltyPercentage ?? null,
  case_sensitive: data.caseSensitive,
  correspondence_multi: data.correspondenceMulti,
  criterion_type: data.criterionType.toLowerCase() as AnswerableQuestion['criterion_type'],
  answers: data.answers.map(({ databaseId: id, ...answer }) => ({ id, ...answer })),
  correspondences: data.correspondences.map(({ databaseId: id, isMain, value, sort }) => ({
    id,
    is_main: isMain,
    value,
    sort,
  })),
  select_input_items: data.selectInputItems.map(({ databaseId: id, answerId, value, sort }) => ({
    id,
    answer_id: answerId,
    value,
    sort,
  })),
  question_criteria_by_sort: data.criteria.map(
    ({ databaseId: id, name, description, maxPoints, sort }) => ({
      id,
      name,
      description: description ?? null,
      max_points: maxPoints,
      sort,
    }),
  ),
});

const fileOf = ({
  id: globalId,
  databaseId: id,
  name,
  mimeType: type,
  size,
  url,
}: QuestionData['files'][number]): AttemptFile => ({ globalId, id, name, type, size, url });

/** Omits absent fields, as the rules of `common` expect. */
function givenOf(answer: QuestionData['answer']): LearnerAnswer | null {
  if (answer == null) return null;
  const { text, answerIds, texts, items, links, files } = answer;
  return {
    ...(text != null && { text }),
    ...(answerIds && { answers_id: answerIds }),
    ...(texts && { texts: texts.map((each) => ({ answer_id: each.answerId, text: each.text })) }),
    ...(items && {
      items: items.map((each) => ({ answer_id: each.answerId, item_id: each.itemId })),
    }),
    ...(links && { links: links.map(linkOf) }),
    ...(files.length > 0 && { files_id: files.map(({ databaseId }) => databaseId) }),
  };
}

const linkOf = ({ mainId, dependentId }: { mainId: number; dependentId: number }) => ({
  main_id: mainId,
  dependent_id: dependentId,
});

function reviewOf({ score, right }: QuestionData): AnswerReview | null {
  if (score == null) return null;
  return {
    state: score.state.toLowerCase() as NonNullable<AnswerReview['state']>,
    points: score.state === 'WAITS' ? null : score.points,
    marks: score.marks?.map(({ criterionId, points }) => ({ criterion_id: criterionId, points })),
    comment: score.comment,
    parts: score.parts.map(({ answerId, mainId, dependentId, outcome }) => {
      const restOutcome = outcome.toLowerCase() as 'right' | 'wrong' | 'missed';
      return mainId == null
        ? { answer_id: answerId ?? 0, outcome: restOutcome }
        : { main_id: mainId, dependent_id: dependentId ?? null, outcome: restOutcome };
    }),
    ...(right && {
      right: {
        answers: right.answers.map((each) => ({
          id: each.databaseId,
          value: each.value,
          comment: each.comment ?? null,
          correct: each.correct,
          correct_position: each.correctPosition ?? null,
          sort: each.sort,
          parent_answer_id: each.parentAnswerId ?? null,
          tolerance: each.tolerance ?? null,
        })),
        correspondence_links: right.links.map(linkOf),
        select_input_items: right.selectInputItems.map((each) => ({
          id: each.databaseId,
          answer_id: each.answerId,
          value: each.value,
          correct: each.correct,
          sort: each.sort,
        })),
      },
      comments: right.answers.flatMap(({ databaseId, comment }) =>
        comment == null ? [] : [{ answer_id: databaseId, comment }],
      ),
      solution: right.solution ?? null,
    }),
  };
}
