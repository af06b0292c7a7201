// Companies: the tenants of the installation, and what everything else hangs off.
import { loadRecord } from '../kit/records/records.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { columns, wholeRelation } from '../kit/plan/needs.ts';
import { companies } from './collection.ts';
import { resolvers } from './resolvers.ts';

export { companies, companyOf } from './collection.ts';
export { selfDomains } from './domains/resolvers.ts';
export { integrations } from './integrations/resolvers.ts';
export { ofCompany } from './of-company.ts';
export { owners } from './owners/resolvers.ts';
export { payments } from './payments/resolvers.ts';
export { removal } from './removal/resolvers.ts';
export { subscription } from './subscription/resolvers.ts';
export type { CompanyRow } from './rows.ts';

export const company: Domain = {
  resolvers,
  shapes: {
    Company: {
      videoPreviewImage: wholeRelation('video_preview_image'),
      companyFiles: wholeRelation('company_files'),
      viewerIsOwner: columns('is_owner'),
      // The contract writes these in camelCase, one of them misspelt.
      firstLink: columns('firstLink'),
      bitrixScripts: columns('bitixScripts'),
      bitrixElements: columns('bitrixElements'),
      menuParams: columns('menuParams'),
    },
  },
  nodes: {
    Company: {
      scope: 'global',
      route: '/companies/{companyId}',
      read: ({ rest }, { id }, plan) => loadRecord(rest, companies, id, plan),
    },
  },
};
