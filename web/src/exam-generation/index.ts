// The public interface of this domain.
export { useGeneration } from './useGeneration.tsx';
