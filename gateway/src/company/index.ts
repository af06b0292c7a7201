// Companies: the tenants of the installation, and what everything else hangs off.
import { loadRecord } from '../kit/records/list.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { columns, nothing, wholeRelation } from '../kit/plan/selection.ts';
import { companies } from './collection.ts';
import { resolvers } from './resolvers.ts';

export { companies } from './collection.ts';

export const company: Domain = {
  resolvers,
  shapes: {
    Viewer: {
      companies: nothing,
    },
    Company: {
      videoPreviewImage: wholeRelation('video_preview_image'),
      companyFiles: wholeRelation('company_files'),
      viewerIsOwner: columns('is_owner'),
    },
  },
  nodes: {
    Company: {
      scope: 'global',
      read: ({ rest }, { id }, plan) => loadRecord(rest, companies, id, plan),
    },
  },
};
