// What other domains may import of companies.
import { lazyPart } from '../ui/index.ts';
export { useCreateCompany } from './useCreateCompany.tsx';

/** Settings of online payments. */
export const PaymentsTab = lazyPart(() => import('./payments/PaymentsTab.tsx'), 'PaymentsTab');

/** Renders a part of a dialog that requires an AI or speech service, if the installation has it. */
export const ServiceGate = lazyPart(() => import('./spending/SpendingToday.tsx'), 'ServiceGate');

/** Today's spending, for dialogs. */
export const SpendingToday = lazyPart(
  () => import('./spending/SpendingToday.tsx'),
  'SpendingToday',
);

export type { IntegrationParts } from './integrations/integrationParts.ts';
