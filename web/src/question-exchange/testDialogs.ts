// Import and export of questions on the pages of tests.
import { useTransfer } from './useTransfer.tsx';
import type { TestDialogs } from '../assessments/index.ts';

export const testDialogs = {
  useTransfer,
} satisfies Partial<TestDialogs>;
