// The subscription of a company: its plan, its usage, and the users who count.
import type { Resolvers, UpdateSubscriptionInput } from '../../__generated__/resolvers.ts';
import type { CompanyRow, CompanySubscriptionRow } from '../../__generated__/rows.ts';
import { companySingleton, companyOf } from '../../kit/records/companies.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const userCollection = companyCollection('User', 'subscription_users');

const resolvers: Resolvers = {
  Company: {
    subscription: companySingleton<CompanySubscriptionRow>('subscription_check'),
    subscriptionUsers: connection(userCollection, { sort: 'full_name' }),
  },
  Mutation: {
    updateSubscription: mutation<UpdateSubscriptionInput, { company: CompanyRow | null }>(
      { call: 'POST /companies/{companyId}/subscription_update', failed: { company: null } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        await context.rest.write(
          'POST',
          path`/companies/${{ companyId }}/subscription_update`,
          bodyOf(input, ['companyId']),
        );
        return { company: await companyOf(context, info, companyId) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    CompanySubscription: {
      limits: columns('limits'),
      usage: columns('usage'),
      plans: columns('plans'),
    },
    SubscriptionPlan: { limits: columns('limits') },
  },
} satisfies Domain;
