// The signing secrets of form webhooks: created with the webhook and rotated by hand.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { newSecret, secretOverlapHours } from './webhook-rules.ts';
import { formWebhookSecrets } from './webhook-tables.ts';

interface Of {
  companyId: number;
  formId: number;
}

export interface WebhookSecret {
  secret: string;
  previous: string | null;
  /** When the previous secret expires; in the past or null if none is valid. */
  previous_until: string | null;
}

export async function secretOf(
  transaction: Transaction,
  { companyId, formId }: Of,
): Promise<WebhookSecret | undefined> {
  const [found] = await transaction
    .select({
      secret: formWebhookSecrets.secret,
      previous: formWebhookSecrets.previous,
      previous_until: formWebhookSecrets.previous_until,
    })
    .from(formWebhookSecrets)
    .where(
      and(eq(formWebhookSecrets.company_id, companyId), eq(formWebhookSecrets.form_id, formId)),
    );
  return found;
}

/** Creates a secret if there is none. */
export async function ensureSecret(
  transaction: Transaction,
  { companyId, formId }: Of,
): Promise<void> {
  await transaction
    .insert(formWebhookSecrets)
    .values({ company_id: companyId, form_id: formId, secret: newSecret() })
    .onConflictDoNothing();
}

/** Creates a new secret; the previous one stays valid for a day. */
export async function rotateSecret(transaction: Transaction, of: Of): Promise<void> {
  const { companyId: company_id, formId: form_id } = of;
  const secret = newSecret();
  await transaction
    .insert(formWebhookSecrets)
    .values({ company_id, form_id, secret })
    .onConflictDoUpdate({
      target: [formWebhookSecrets.company_id, formWebhookSecrets.form_id],
      set: {
        secret,
        previous: sql`${formWebhookSecrets.secret}`,
        previous_until: sql`now() + ${secretOverlapHours} * interval '1 hour'`,
      },
    });
}
