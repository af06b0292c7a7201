// The payment provider of a company.
import { eq } from 'drizzle-orm';
import { companies } from '../../company/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { PaymentProvider } from './provider.ts';

/** Creates a provider client for a shop. */
export type ProviderAt = (shop: { id: string; secretKey: string }) => PaymentProvider;

/** Throws 409 if the company has no provider. */
export async function providerOf(
  transaction: Transaction,
  companyId: number,
  providerAt: ProviderAt,
): Promise<PaymentProvider> {
  const [shop] = await transaction
    .select({ id: companies.yoo_kassa_shop_id, secretKey: companies.yoo_kassa_secret_key })
    .from(companies)
    .where(eq(companies.id, companyId));
  const { id, secretKey } = shop ?? {};
  if (!id || !secretKey) {
    throw conflict(
      'not_configured',
      'Школа ещё не принимает оплату на сайте. Свяжитесь с её администратором',
    );
  }
  return providerAt({ id, secretKey });
}
