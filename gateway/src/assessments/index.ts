// The public interface of the assessments domain.
export { questionsBelow, tests } from './collections.ts';
export { writtenParts } from './questions/written-parts.ts';
