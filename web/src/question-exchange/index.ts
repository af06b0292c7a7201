// The public interface of this domain.
export { useTransfer } from './useTransfer.tsx';
