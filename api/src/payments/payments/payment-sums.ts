// Sums of payments by state, maintained by triggers, so that reading them does not depend on the number of payments.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { storedSum } from '../../kit/lists/stored-counts.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { paymentGrants } from '../grants.ts';
import { paymentStates } from '../payment-tables.ts';
import { paymentResource } from './payments.ts';

const stateSum = z
  .object({
    status: z.enum(paymentStates),
    sum: z.string().describe('Sum of `price`, in roubles.'),
  })
  .meta({ id: 'PaymentStateSum', description: 'The total of the payments in one state.' });

type StateSum = z.infer<typeof stateSum>;

export function registerPaymentSums(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/payments/sums',
    tag: paymentResource.tag,
    summary: 'Get the total of payments by state',
    description: 'Over all payments of the school; zero for a state without payments.',
    permission: paymentGrants.read,
    answer: z.array(stateSum),
    run: ({ transaction, scope }) => {
      const company = sql`${scope.companyId}::integer`;
      const sum = storedSum(company, 'payments', 'price', ['status'], [sql`stated.status`]);
      return rowsOf<StateSum>(
        transaction,
        sql`select stated.status, round(${sum}, 2)::text as sum
          from unnest(${sql.param([...paymentStates])}::text[]) with ordinality as stated (status, place) order by stated.place`,
      );
    },
  });
}
