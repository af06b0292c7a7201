// Generation of questions on the pages of tests.
import { useGeneration } from './useGeneration.tsx';
import type { TestDialogs } from '../assessments/index.ts';

export const testDialogs = {
  useGeneration,
} satisfies Partial<TestDialogs>;
