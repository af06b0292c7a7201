// The number of messages that a company may still send today.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { MessageQuotaRow } from '../../__generated__/rows.ts';
import { companySingleton } from '../../kit/records/companies.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const resolvers: Resolvers = {
  Company: {
    messageQuota: companySingleton<MessageQuotaRow>('message_quota'),
  },
};

export default { resolvers, shapes: { MessageQuota: {} } } satisfies Domain;
