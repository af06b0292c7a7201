// Questions, scoring and grading of tests, shared by the server and the browser.
export { hasRichAnswers, areAnswersCompatible, questionParts, type AnswerUse } from './parts.ts';
export { blankMark, blanksIn, mostBlanks, nextBlank, splitAtBlanks, withBlanks } from './blanks.ts';
export { pointsOfCriteria, type CriteriaScore, type CriterionMark } from './scoring/criteria.ts';
export {
  drawOf,
  seededShuffle,
  deriveSeed,
  shuffled,
  type PooledQuestion,
  type QuestionPool,
  type Shuffle,
  type ShuffledParts,
} from './drawing.ts';
export { kindNames } from './kind-names.ts';
export { flawsOf, type Flaw, type FlawCode, type FlawField } from './flaws.ts';
export {
  bySort,
  isEmptyText,
  longestGiven,
  mostGivenFiles,
  normalizeAnswer,
  topAnswers,
  type AnswerProblem,
  type NormalizedAnswer,
  type SentAnswer,
} from './learner-answers.ts';
export {
  gradeOf,
  usualShares,
  wordsOfMark,
  type Grade,
  type AttemptPoints,
} from './scoring/grading.ts';
export { type Outcome, type ScoredPart } from './scoring/judging.ts';
export { applyKey } from './scoring/corrected-key.ts';
export { readNumber } from './scoring/numbers.ts';
export { maxPointsOf } from './scoring/points.ts';
export {
  criterionTypes,
  gradingScales,
  questionTypes,
  type Answer,
  type Correspondence,
  type CorrespondenceLink,
  type Criterion,
  type CriterionType,
  type LearnerAnswer,
  type GradingScale,
  type Question,
  type QuestionType,
  type SelectItem,
} from './questions.ts';
export { scoreOf, type Score, type ScoreState } from './scoring/scoring.ts';
export { stressLearners } from './stress.ts';
export { takerQuestion, type ShownQuestion } from './taker-view.ts';
export {
  mostPromptLetters,
  promptPlaceholders,
  placeholderError,
  unknownPlaceholders,
  type PromptPlaceholder,
} from './exam-prompts.ts';
export {
  misplacedPrizes,
  prizeOf,
  rankLearners,
  tieRules,
  type Prize,
  type Ranked,
  type RankedAttempt,
  type TieRule,
} from './scoring/ranking.ts';
