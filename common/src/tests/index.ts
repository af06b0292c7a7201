// What tests consist of and are judged by, alike on the server and in the browser.
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
export {
  mostPromptLetters,
  promptPlaceholders,
  refusedPlaceholders,
  unknownPlaceholders,
  type PromptPlaceholder,
} from './exam-prompts.ts';
