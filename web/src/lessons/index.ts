// What other domains may import from the lessons domain.
export { LearnerOutboxProvider } from './learning/LearnerOutbox.tsx';
