// New leads in Bitrix24, among the integrations of a company.
import type { IntegrationParts } from '../company/index.ts';
import { lazyPart } from '../ui/index.ts';

export const integrationParts = {
  BitrixAutoLead: lazyPart(() => import('./leads/BitrixAutoLead.tsx'), 'BitrixAutoLead'),
} satisfies Partial<IntegrationParts>;
