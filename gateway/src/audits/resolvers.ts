// The history of changes: of a company, and of single records.
import { columns } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { idsOf } from '../kit/records/conditions.ts';
import { toGlobalId } from '../kit/records/ids.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { auditLog } from './collections.ts';

export default {
  resolvers: {
    Company: { auditLog: connection(auditLog, { sort: 'id', desc: true }) },
    Audit: {
      id: ({ company_id, id }) => toGlobalId({ type: 'Audit', companyId: company_id, id }),
    },
  },
  shapes: { Audit: { author: columns('author'), changes: columns('changes') } },
  conditions: { AuditFilter: { author: idsOf('User', 'author_id') } },
} satisfies Domain;
