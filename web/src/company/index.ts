// What other parts of the application may use of companies.
export { useCreateCompany } from './useCreateCompany.tsx';
