// A learner's attempts at tests for observers.
import type { ObserverParts } from '../people/index.ts';
import { lazyPart } from '../ui/index.ts';

export const observerParts = {
  ObservedAttempts: lazyPart(() => import('./results/ObservedAttempts.tsx'), 'ObservedAttempts'),
} satisfies Partial<ObserverParts>;
