// List fields managed by Bitrix24: copies the options from there.
import { eq, and, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bitrixClientOf, type BitrixItem } from '../../crm/index.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRouteInSteps } from '../../kit/http/routes.ts';
import { customFields } from '../tables.ts';
import { valuesOfSubtype } from '../values/value-owners.ts';
import { customFieldResource } from './custom-fields.ts';

const syncInput = z.strictObject({
  custom_field_id: z.int32().nullish(),
  field_list_bitrix_id: z.string().trim().max(100, 'Не больше 100 символов').nullish(),
});

const synchronized = z
  .object({
    added: z.int(),
    changed: z.int().describe('Options whose text has changed.'),
    removed: z.int(),
    kept: z.int().describe('Options that the list no longer has but values still use.'),
  })
  .meta({
    id: 'BitrixSynchronization',
    description: 'The changes that a synchronization with a list of Bitrix24 made.',
  });

type Synchronized = z.infer<typeof synchronized>;

export function registerBitrixSync(
  app: FastifyInstance,
  parts: { database: Database; outbound: Outbound },
): void {
  const { database } = parts;
  companyRouteInSteps(app, {
    method: 'POST',
    path: '/custom_fields/bitrix_sync',
    tag: 'Custom fields',
    summary: 'Synchronize the options of a field with a list of Bitrix24',
    description:
      'For fields of the type `list_bitrix`. Options that the list no longer has are deleted unless values use them.',
    permission: { all: 'company_settings' },
    body: syncInput,
    answer: synchronized,
    failures: [404, 409, 424],
    run: async ({ scope, body, effect }) => {
      const { custom_field_id: field, field_list_bitrix_id: list } = body;
      if (field == null || list == null || list === '') throw badParameters();
      const { type } = await database.company(scope, (transaction) =>
        customFieldResource.find(transaction, scope, field),
      );
      if (type !== 'list_bitrix') {
        throw invalid('custom_field_id', 'Это поле не список из Битрикс24');
      }
      const items = await (await bitrixClientOf(parts, scope)).items(list);
      if (items === null) throw invalid('field_list_bitrix_id', 'В Битрикс24 нет такого списка');
      return effect.company(scope, (transaction) =>
        takeOver(transaction, scope, { field, list, items }),
      );
    },
  });
}

/** The error text of the specification. */
const badParameters = () =>
  new Failure(422, [{ message: 'Неверные параметры', code: 'invalid_parameters' }]);

async function takeOver(
  transaction: Transaction,
  { companyId }: Scope,
  { field, list, items }: { field: number; list: string; items: readonly BitrixItem[] },
): Promise<Synchronized> {
  // Locked until the end: concurrent synchronizations run one after the other.
  const [changed] = await transaction
    .update(customFields)
    .set({ field_list_bitrix_id: list })
    .where(and(eq(customFields.company_id, companyId), eq(customFields.id, field)))
    .returning({ subtype: customFields.subtype });
  const own = changed && valuesOfSubtype(changed.subtype);
  const isHeld = own
    ? sql`exists (select 1 from ${own.table} held where held.company_id = ${companyId} and held.variable_id = known.id)`
    : sql`false`;
  return rowOf<Synchronized>(
    transaction,
    sql`with item as (
        select distinct on (id) id, left(coalesce(nullif(trim(name), ''), id), 255) as name, place::integer
        from jsonb_to_recordset(${JSON.stringify(items.map((item, index) => ({ ...item, place: index + 1 })))}::jsonb)
          as sent (id text, name text, place bigint) order by id, place
      ), known as (
        select id, bitrix_id, value from custom_field_variables where company_id = ${companyId} and custom_field_id = ${field}
      ), added as (
        insert into custom_field_variables (company_id, custom_field_id, value, bitrix_id, sort)
        select ${companyId}, ${field}, name, id, place from item
        where not exists (select 1 from known where known.bitrix_id = item.id) returning 1
      ), placed as (
        update custom_field_variables variable set value = item.name, sort = item.place, updated_at = now()
        from item where variable.company_id = ${companyId} and variable.custom_field_id = ${field} and variable.bitrix_id = item.id
      ), gone as (
        select known.id, ${isHeld} as held
        from known where known.bitrix_id is null or not exists (select 1 from item where item.id = known.bitrix_id)
      ), removed as (
        delete from custom_field_variables variable using gone
        where variable.company_id = ${companyId} and variable.id = gone.id and not gone.held returning 1
      )
      select (select count(*) from added)::integer as added, (select count(*) from removed)::integer as removed,
        (select count(*) from gone where held)::integer as kept,
        (select count(*) from known join item on item.id = known.bitrix_id and item.name <> known.value)::integer as changed`,
  );
}
