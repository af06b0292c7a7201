// What other domains may use of the lessons domain.
export { DeedsProvider } from './learning/Deeds.tsx';
