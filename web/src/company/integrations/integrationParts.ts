// Cards that later domains show among the integrations of a company.
import type { ComponentType } from 'react';
import type { BitrixAutoLead_company$key } from '../../__generated__/BitrixAutoLead_company.graphql.ts';
import { merged } from '../../kit/pages/merged.ts';

export interface IntegrationParts {
  BitrixAutoLead: ComponentType<{ company: BitrixAutoLead_company$key }>;
}

export const { BitrixAutoLead } = merged<IntegrationParts>(
  import.meta.glob<Partial<IntegrationParts>>('../../*/integrationParts.ts', {
    eager: true,
    import: 'integrationParts',
  }),
);
