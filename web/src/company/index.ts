// What other parts of the application may use of companies.
import { lazyPart } from '../ui/index.ts';
export { useCreateCompany } from './useCreateCompany.tsx';

/** It stands at the end of a page. */
export const CompanyHelp = lazyPart(() => import('./CompanyHelp.tsx'), 'CompanyHelp');

/** How the school takes payments. */
export const PaymentsTab = lazyPart(() => import('./payments/PaymentsTab.tsx'), 'PaymentsTab');

/** What is shown only where the installation has a service for it. In dialogs. */
export const Provided = lazyPart(() => import('./spending/SpendingToday.tsx'), 'Provided');

/** In dialogs, which it comes with. */
export const SpendingToday = lazyPart(
  () => import('./spending/SpendingToday.tsx'),
  'SpendingToday',
);
