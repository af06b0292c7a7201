// Validates a teacher's judgement of an answer and computes its points.
import { z } from 'zod';
import {
  maxPointsOf,
  pointsOfCriteria,
  type CriterionMark,
  type Question,
} from '@kafedra/common/assessments';
import { Failure, invalid } from '../../kit/http/errors.ts';

/** Above the number of criteria of any question. */
const maxMarks = 100;

const maxComment = 5000;

const version = z
  .string()
  .max(100, 'Не больше 100 символов')
  .nullish()
  .describe(
    'The `checked_at` of the score that the caller saw; null if the answer was not checked yet. 409 `newer` if it was checked since.',
  );

export const withdrawnJudgement = z.strictObject({ version });

export const judgement = z.strictObject({
  points: z
    .number('Укажите баллы числом')
    .nullish()
    .describe('For a question without criteria; at most two decimals.'),
  marks: z
    .array(z.strictObject({ criterion_id: z.int32(), points: z.number('Укажите баллы числом') }))
    .max(maxMarks, `Не больше ${maxMarks}`)
    .nullish()
    .describe('For a question with criteria; each criterion once.'),
  comment: z
    .string()
    .trim()
    .max(maxComment, `Не больше ${maxComment} символов`)
    .nullish()
    .transform((text) => text || null)
    .describe('Plain text for the taker of the test.'),
  version,
});

export type Judgement = z.infer<typeof judgement>;

export interface ScoredJudgement {
  state: 'right' | 'partly' | 'wrong';
  points: number;
  marks: CriterionMark[] | null;
}

/** The points and state that a judgement gives. Throws 422 if it does not fit the question. */
export function scoreJudgement(question: Question, { points, marks }: Judgement): ScoredJudgement {
  const most = maxPointsOf(question);
  const given = byCriteria(question)
    ? sumOfMarks(question, marks ?? [])
    : plainPoints(points, most);
  return {
    state: given >= most ? 'right' : given > 0 ? 'partly' : 'wrong',
    points: given,
    marks: byCriteria(question) ? (marks ?? []) : null,
  };
}

const byCriteria = ({ type }: Question) => type === 'assessment_by_criterion';

function sumOfMarks(question: Question, marks: readonly CriterionMark[]): number {
  const { points, is_complete, problems } = pointsOfCriteria(question, marks);
  if (problems.length > 0) {
    throw new Failure(
      422,
      problems.map(({ field, message }) => ({ field: `marks.${field}`, message, code: 'invalid' })),
    );
  }
  if (!is_complete) throw invalid('marks', 'Оцените работу по каждому критерию', 'required');
  return points;
}

function plainPoints(points: number | null | undefined, most: number): number {
  if (points == null) throw invalid('points', 'Укажите баллы', 'required');
  if (points < 0 || points > most) {
    throw invalid('points', `За этот вопрос ставят от 0 до ${most.toLocaleString('ru')}`);
  }
  if (Math.round(points * 100) / 100 !== points) {
    throw invalid('points', 'Не больше двух знаков после запятой');
  }
  return points;
}
