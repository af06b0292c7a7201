// Components and hooks of assessments for other domains, loaded when they are rendered.
export { useTestSearch } from './choices.ts';
export { CreateTestModal, type CreatedTest } from './test-list/CreateTestModal.tsx';
export { resultRights } from './results/permissions.ts';
export { testStatusLabels, testStatusLook } from './testStatus.ts';
export { durationWords, learnerName } from './results/attemptWords.ts';
export { DialogJob, JobProgress } from './jobs/DialogJob.tsx';
export { ReportLines, lowerFirst } from './jobs/ReportLines.tsx';
export { useTestJob, type TestJob } from './jobs/useTestJob.ts';
export { AnswerFields } from './questions/AnswerFields.tsx';
export { FlawList } from './questions/FlawList.tsx';
export { FieldRows } from './questions/fields/FieldRows.tsx';
export { KindField } from './questions/fields/KindField.tsx';
export {
  selectableKinds,
  kindOf,
  questionNouns,
  questionKinds,
} from './questions/questionKinds.tsx';
export {
  questionToScore,
  questionInput,
  readValues,
  type QuestionValues,
} from './questions/questionValues.ts';
export { QuestionToAnswer } from './attempts/answers/QuestionToAnswer.tsx';
