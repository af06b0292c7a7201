// The exports of the company domain for other domains.
export { closeTemporaryCompany, createTemporaryCompany } from './removal/temporary-company.ts';
export { type Removal } from './removal/removal.ts';
export { createSpending } from './spending/spending.ts';
export { companies } from './tables.ts';
export { declareCompanyUpdate } from './updates.ts';
