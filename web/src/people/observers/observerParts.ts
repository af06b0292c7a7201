// What later domains show on a learner's page for observers.
import type { ComponentType } from 'react';
import type { ObservedAttempts_user$key } from '../../__generated__/ObservedAttempts_user.graphql.ts';
import type { ObservedHomeworks_user$key } from '../../__generated__/ObservedHomeworks_user.graphql.ts';
import { merged } from '../../kit/pages/merged.ts';

export interface ObserverParts {
  ObservedHomeworks: ComponentType<{ user: ObservedHomeworks_user$key }>;
  ObservedAttempts: ComponentType<{ user: ObservedAttempts_user$key }>;
}

export const { ObservedHomeworks, ObservedAttempts } = merged<ObserverParts>(
  import.meta.glob<Partial<ObserverParts>>('../../*/observerParts.ts', {
    eager: true,
    import: 'observerParts',
  }),
);
