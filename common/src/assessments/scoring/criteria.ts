// Adds up a teacher's marks by criteria.
import type { AnswerProblem } from '../learner-answers.ts';
import { maxPointsOf, sumOfPoints } from './points.ts';
import type { Question } from '../questions.ts';

export interface CriterionMark {
  criterion_id: number;
  points: number;
}

export interface CriteriaScore {
  points: number;
  max_points: number;
  /** Whether every criterion has a mark. */
  is_complete: boolean;
  /** Rejected marks by field, such as `2.points`. */
  problems: AnswerProblem[];
}

/** The plain sum of the marks: the maximum of the question is the sum of its criteria. */
export function pointsOfCriteria(
  question: Question,
  marks: readonly CriterionMark[],
): CriteriaScore {
  const left = new Map(question.question_criteria_by_sort.map((each) => [each.id, each]));
  const problems: AnswerProblem[] = [];
  const points = marks.flatMap((mark, index) => {
    const addProblem = (part: string, message: string): [] => {
      problems.push({ field: `${index}.${part}`, message });
      return [];
    };
    const criterion = left.get(mark.criterion_id);
    if (criterion === undefined)
      return addProblem('criterion_id', 'Такого критерия нет, или он уже оценён');
    const { max_points: most } = criterion;
    if (question.criterion_type === 'yes_no' && mark.points !== 0 && mark.points !== most) {
      return addProblem('points', `По этому критерию ставят 0 или ${most.toLocaleString('ru')}`);
    }
    if (!(mark.points >= 0 && mark.points <= most)) {
      return addProblem('points', `По этому критерию ставят от 0 до ${most.toLocaleString('ru')}`);
    }
    if (sumOfPoints([mark.points]) !== mark.points) {
      return addProblem('points', 'Не больше двух знаков после запятой');
    }
    left.delete(mark.criterion_id);
    return [mark.points];
  });
  return {
    points: sumOfPoints(points),
    max_points: maxPointsOf(question),
    is_complete: left.size === 0,
    problems,
  };
}
