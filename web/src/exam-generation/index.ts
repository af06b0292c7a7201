// What other domains may import from the exam-generation domain.
export { useGeneration } from './useGeneration.tsx';
