// The public interface of the question exchange domain.
export { removeOldStagedQuestions } from './transfer/staging.ts';
