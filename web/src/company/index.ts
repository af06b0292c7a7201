// What other parts of the application may use of companies.
import { lazyPart } from '../ui/index.ts';
export { useCreateCompany } from './useCreateCompany.tsx';

/** It stands at the end of a page. */
export const CompanyHelp = lazyPart(() => import('./CompanyHelp.tsx'), 'CompanyHelp');
