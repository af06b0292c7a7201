// The exports of the company domain for other domains.
export { domainFinder } from './domains/dns.ts';
export { ownAddress } from './domains/hosts.ts';
export { closePassingCompany, openPassingCompany } from './removal/passing.ts';
export { companyRemoval, type Removal } from './removal/removal.ts';
export { registerCompany } from './routes.ts';
export { companySpending } from './spending/spending.ts';
export { roomOfCompany } from './subscription/room.ts';
export { companies } from './tables.ts';
export { declareCompanyUpdate } from './updates.ts';
