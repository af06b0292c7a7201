// Routes of promo codes: the resource, their products, generated codes and bulk creation.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readableCode } from '@kafedra/common/promo-codes';
import { registerHistory } from '../../audits/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { promoCodesExport } from './promo-code-export.ts';
import { attachProducts, detachProducts, requireProducts } from './promo-code-products.ts';
import { attachedProducts, secureRandom } from './promo-code-rules.ts';
import { registerSeries } from './promo-code-series.ts';
import { promoCodes } from './promo-code-tables.ts';
import { promoCodeRecord } from './promo-code-record.ts';
import { promoCodeResource } from './promo-codes.ts';

const { path, tag, permissions } = promoCodeResource;
const grant = { all: 'company_settings' } as const;

/** Attempts to generate a free code. There are 4.7 million, and few schools have used even a tenth. */
const tries = 20;

export function registerPromoCodes(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  promoCodeResource.register(app, database);
  registerHistory(app, database, promoCodeResource);
  promoCodesExport.register(app, parts);
  registerSeries(app, parts);

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/generate_code`,
    tag,
    summary: 'Generate an unused readable code',
    description: 'The code is not reserved.',
    permission: permissions.read,
    answer: z.object({ code: z.string() }),
    run: async ({ transaction, scope }) => ({ code: await freeCode(transaction, scope) }),
  });

  const change = (
    name: string,
    summary: string,
    values: (id: number) => Partial<typeof promoCodes.$inferInsert>,
  ) =>
    companyRoute(app, database, {
      method: 'POST',
      path: `${path}/:id/${name}`,
      tag,
      summary,
      permission: grant,
      params: idParams,
      answer: promoCodeRecord.schema,
      run: ({ transaction, scope, params: { id } }) =>
        changed(transaction, scope, id, () => write(transaction, scope, id, values(id))),
    });
  change('attach_for_all_courses', 'Apply a promo code to all courses', () => ({
    for_all_courses: true,
  }));
  change('detach_for_all_courses', 'Limit a promo code to its courses and packages', () => ({
    for_all_courses: false,
  }));

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/attach_products`,
    tag,
    summary: 'Attach courses and packages to a promo code',
    permission: grant,
    params: idParams,
    body: attachedProducts,
    answer: promoCodeRecord.schema,
    run: ({ transaction, scope, params: { id }, body }) =>
      changed(transaction, scope, id, async () => {
        await requireProducts(transaction, scope, body, id);
        await write(transaction, scope, id, {});
        await attachProducts(transaction, scope, [id], body);
      }),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/detach_products`,
    tag,
    summary: 'Detach courses and packages from a promo code',
    description: 'Courses and packages that are not attached are ignored.',
    permission: grant,
    params: idParams,
    body: attachedProducts,
    answer: promoCodeRecord.schema,
    run: ({ transaction, scope, params: { id }, body }) =>
      changed(transaction, scope, id, async () => {
        await write(transaction, scope, id, {});
        await detachProducts(transaction, scope, id, body);
      }),
  });
}

async function changed(
  transaction: Transaction,
  scope: Scope,
  id: number,
  work: () => Promise<void>,
) {
  await promoCodeResource.lock({ transaction, scope, grant, place: {} }, id);
  await work();
  return promoCodeResource.find(transaction, scope, id, wholeRecord);
}

/** The products are in other tables but part of the code: changing them must also change its version. */
async function write(
  transaction: Transaction,
  { companyId }: Scope,
  promoCodeId: number,
  values: Partial<typeof promoCodes.$inferInsert>,
): Promise<void> {
  const { company_id, id } = promoCodes;
  await transaction
    .update(promoCodes)
    .set({ ...values, company_id: companyId })
    .where(and(eq(company_id, companyId), eq(id, promoCodeId)));
}

async function freeCode(transaction: Transaction, { companyId }: Scope): Promise<string> {
  const codes = Array.from({ length: tries }, () => readableCode(secureRandom));
  const taken = await transaction
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.company_id, companyId),
        sql`${promoCodes.code} = any(${sql.param(codes)}::text[])`,
      ),
    );
  const free = codes.find((code) => !taken.some((each) => each.code === code));
  if (free === undefined) throw new Error('all generated codes are taken');
  return free;
}
