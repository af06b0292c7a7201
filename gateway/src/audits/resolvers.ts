// The history of changes: of a company, and of single records.
import type { CompanyAuditLogArgs } from '../__generated__/resolvers.ts';
import { columns } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { filterIds } from '../kit/records/chosen.ts';
import { toGlobalId } from '../kit/records/ids.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { auditLog } from './collections.ts';

export default {
  resolvers: {
    Company: {
      auditLog: connection({
        collection: auditLog.inCompany,
        params: ({ filter }: CompanyAuditLogArgs, { id }) => ({
          author_id: filterIds(id, 'User', filter?.author == null ? null : [filter.author]),
          auditable_type: filter?.auditableType,
          event: filter?.event,
          from: filter?.from,
          to: filter?.to,
          sort: 'id',
          desc: 1,
        }),
      }),
    },
    Audit: {
      id: ({ company_id, id }) => toGlobalId({ type: 'Audit', companyId: company_id, id }),
    },
  },
  shapes: {
    Audit: { author: columns('author'), changes: columns('changes') },
    AuditAuthor: {},
    AuditChange: {},
  },
} satisfies Domain;
