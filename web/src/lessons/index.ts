// What other domains may import from the lessons domain.
export { DeedsProvider } from './learning/Deeds.tsx';
