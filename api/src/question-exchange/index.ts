// What other domains may use of the exchange of questions.
export { removeOldStagedQuestions } from './transfer/staging.ts';
