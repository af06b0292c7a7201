// Deletes old webhook deliveries, since they contain copies of people's answers.
import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import { formWebhookDeliveries } from './webhook-tables.ts';

/** Days that a delivery stays in the log. */
const remembered = 30;

export async function removeOldDeliveries(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction
      .delete(formWebhookDeliveries)
      .where(
        and(
          ne(formWebhookDeliveries.status, 'waiting'),
          sql`${formWebhookDeliveries.created_at} < now() - ${remembered} * interval '1 day'`,
        ),
      ),
  );
}
