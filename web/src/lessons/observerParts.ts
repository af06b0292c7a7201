// A learner's homework for observers.
import type { ObserverParts } from '../people/index.ts';
import { lazyPart } from '../ui/index.ts';

export const observerParts = {
  ObservedHomeworks: lazyPart(
    () => import('./homework/ObservedHomeworks.tsx'),
    'ObservedHomeworks',
  ),
} satisfies Partial<ObserverParts>;
