// Companies, the tenants of the installation: where they and what they have one of are in REST.
export { companies, companyOf } from './collection.ts';
export { ofCompany } from './of-company.ts';
