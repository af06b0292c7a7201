// What other domains may import from the question-exchange domain.
export { useTransfer } from './useTransfer.tsx';
