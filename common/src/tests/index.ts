// What tests consist of and are judged by, alike on the server and in the browser.
export { pointsOfCriteria, type CriteriaScore, type CriterionMark } from './criteria.ts';
export {
  inOrder,
  longestGiven,
  mostGivenFiles,
  normalizedAnswer,
  topAnswers,
  type GivenProblem,
  type NormalizedAnswer,
} from './given.ts';
export { type Outcome, type ScoredPart } from './judging.ts';
export { readNumber } from './numbers.ts';
export { maxPointsOf } from './points.ts';
export {
  criterionTypes,
  gradingScales,
  questionTypes,
  type Answer,
  type Correspondence,
  type CorrespondenceLink,
  type Criterion,
  type CriterionType,
  type GivenAnswer,
  type GradingScale,
  type Question,
  type QuestionType,
  type SelectItem,
} from './questions.ts';
export { scoreOf, type Score, type ScoreState } from './scoring.ts';
