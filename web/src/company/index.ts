// What other parts of the application may use of companies.
export { CompanyHelp } from './CompanyHelp.tsx';
export { useCreateCompany } from './useCreateCompany.tsx';
