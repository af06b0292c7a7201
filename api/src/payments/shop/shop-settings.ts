// The payment settings of a company: its YooKassa shop, and whether its courses can be bought.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courses } from '../../courses/course-tables.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/http/routes.ts';
import { isMask, masked } from '../../kit/services/secrets.ts';
import { wireInstant } from '../../kit/records/wire.ts';
import { declareCompanyUpdate } from '../../company/index.ts';
import { companies } from '../../company/tables.ts';
import type { ShopChecker } from '../providers/yoo-kassa-shop.ts';

const tag = 'Pay settings';
const settings = { all: 'company_settings' } as const;

const config = z
  .object({
    shop_id: z.string().nullable(),
    secret_key: z
      .string()
      .nullable()
      .describe('Masked: dots and at most the last four characters.'),
    ready: z
      .boolean()
      .describe('Whether YooKassa accepted the shop and its key at the last check.'),
    checked_at: z.iso
      .datetime()
      .nullable()
      .describe('Time of the last check; null after a change.'),
    vat_code: z
      .int()
      .describe(
        'VAT rate on fiscal receipts: 1 none, 2 0 %, 3 10 %, 4 20 %, 5 10/110, 6 20/120, 7 5 %, 8 7 %, 9 5/105, 10 7/107, 11 22 %, 12 22/122.',
      ),
  })
  .meta({ id: 'YooKassaConfig', description: 'A company’s YooKassa shop.' });

const canBeBought = z.strictObject({ can_be_bought: z.boolean('Укажите, можно ли купить курсы') });

export function registerShopSettings(
  app: FastifyInstance,
  {
    database,
    yooKassa,
    outbound,
  }: { database: Database; yooKassa: ShopChecker; outbound: Outbound },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/yoo_kassa_config',
    tag,
    summary: 'Get the company’s YooKassa shop',
    description: 'Changed by `PUT` on the company.',
    permission: settings,
    answer: config,
    run: async ({ transaction, scope }) => shown(await shopOf(transaction, scope)),
  });

  companyRouteInSteps(app, {
    method: 'GET',
    path: '/actualize_yoo_client',
    tag,
    summary: 'Check the YooKassa shop and its key',
    description:
      'Sets `yoo_kassa_ready` of the company. Wrong keys: 409 `refused`. If YooKassa does not respond, nothing is changed: 424 `unavailable`.',
    permission: settings,
    answer: config,
    failures: [409, 424],
    run: async ({ scope }) => {
      const { id, secretKey } = await database.company(scope, (transaction) =>
        shopOf(transaction, scope),
      );
      if (id === null || secretKey === null) throw notConfigured();
      const state = await outbound.runLimited(scope.companyId, () =>
        yooKassa.shopState({ id, secretKey }),
      );
      const shop = await database.company(scope, async (transaction) => {
        await transaction
          .update(companies)
          .set({ yoo_kassa_ready: state === 'enabled', yoo_kassa_checked_at: sql`now()` })
          .where(
            and(
              eq(companies.id, scope.companyId),
              // Credentials that were changed meanwhile have not been checked.
              eq(companies.yoo_kassa_shop_id, id),
              eq(companies.yoo_kassa_secret_key, secretKey),
            ),
          );
        return shopOf(transaction, scope);
      });
      if (state === 'refused') throw refused();
      return shown(shop);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/apply_can_be_bought',
    tag,
    summary: 'Set whether all courses can be bought',
    permission: settings,
    body: canBeBought,
    answer: z.object({ count: z.int().describe('Number of changed courses.') }),
    run: ({ transaction, scope, body: { can_be_bought: value } }) =>
      rowOf<{ count: number }>(
        transaction,
        sql`with changed as (
          update ${courses} set can_be_bought = ${value}, updated_at = now()
          where ${eq(courses.company_id, scope.companyId)} and ${ne(courses.can_be_bought, value)} returning 1
        ) select count(*)::integer as count from changed`,
      ),
  });
}

interface Shop {
  id: string | null;
  secretKey: string | null;
  ready: boolean;
  checkedAt: string | null;
  vatCode: number;
}

async function shopOf(transaction: Transaction, { companyId }: Scope): Promise<Shop> {
  const [shop] = await transaction
    .select({
      id: companies.yoo_kassa_shop_id,
      secretKey: companies.yoo_kassa_secret_key,
      ready: companies.yoo_kassa_ready,
      checkedAt: companies.yoo_kassa_checked_at,
      vatCode: companies.yoo_kassa_vat_code,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (shop === undefined) throw new Error(`there is no company ${companyId}`);
  return shop;
}

const shown = ({ id, secretKey, ready, checkedAt, vatCode }: Shop): z.infer<typeof config> => ({
  shop_id: id,
  secret_key: secretKey === null ? null : masked(secretKey),
  ready,
  checked_at: wireInstant(checkedAt),
  vat_code: vatCode,
});

interface ShopChange {
  yoo_kassa_shop_id?: string | null | undefined;
  yoo_kassa_secret_key?: string | null | undefined;
}

/** The changed shop: a masked key that is sent back stays unchanged, and new credentials count as unchecked. */
async function changedShop(
  transaction: Transaction,
  scope: Scope,
  { yoo_kassa_shop_id: id, yoo_kassa_secret_key: secretKey }: ShopChange,
): Promise<Partial<typeof companies.$inferInsert>> {
  if (id === undefined && secretKey === undefined) return {};
  const before = await shopOf(transaction, scope);
  const isUnchanged = before.secretKey !== null && secretKey === masked(before.secretKey);
  if (!isUnchanged && typeof secretKey === 'string' && isMask(secretKey)) {
    throw invalid('yoo_kassa_secret_key', 'Введите ключ целиком: показан только его конец');
  }
  const after = {
    yoo_kassa_shop_id: id === undefined ? before.id : id,
    yoo_kassa_secret_key: isUnchanged || secretKey === undefined ? before.secretKey : secretKey,
  };
  const isSame =
    after.yoo_kassa_shop_id === before.id && after.yoo_kassa_secret_key === before.secretKey;
  return isSame ? {} : { ...after, yoo_kassa_ready: false, yoo_kassa_checked_at: null };
}

declareCompanyUpdate({
  fields: ['yoo_kassa_shop_id', 'yoo_kassa_secret_key'],
  columns: changedShop,
});

const notConfigured = () =>
  conflict('not_configured', 'Сначала сохраните идентификатор магазина и секретный ключ');

const refused = () =>
  conflict('refused', 'ЮKassa не приняла идентификатор магазина или секретный ключ. Проверьте их');
