// What it would come to if a custom field were deleted, or became another.
import { fieldTypes } from '@kafedra/common/fields';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, type Database, type Transaction } from '../../kit/database.ts';
import type { Scope } from '../../kit/permissions.ts';
import { wholeRecord } from '../../kit/resource.ts';
import { companyRoute, idParams } from '../../kit/routes.ts';
import { valuesOfSubtype, type CustomFieldSubtype } from '../values/owners.ts';
import { customFieldResource } from './fields.ts';
import { lostByType } from './type-change.ts';
import { usesOf } from './usage.ts';

const use = z
  .object({ id: z.int(), name: z.string() })
  .meta({ id: 'CustomFieldUse', description: 'A form or an invite that asks for a custom field.' });

const consequences = z
  .object({
    values: z.int().describe('Values that are concerned.'),
    owners: z.int().describe('Users, orders or courses that hold them.'),
    lost: z.int().describe('Of the values, those that would be lost.'),
    forms: z
      .array(use)
      .describe('Forms that ask for the field: while there are any, it is not deleted.'),
    invites: z.array(use).describe('Invites that ask for it, likewise.'),
  })
  .meta({
    id: 'CustomFieldConsequences',
    description: 'What a change of a custom field would come to.',
  });

export function registerConsequences(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/custom_fields/:id/consequences',
    tag: 'Custom fields',
    summary: 'What it would come to if a field were deleted, or changed',
    description:
      'Of the whole field; with `type`, if that became its type; with `variable_id`, if these variables were deleted.',
    permission: { all: 'company_settings' },
    params: idParams,
    query: z.object({
      type: z.enum(fieldTypes).optional(),
      variable_id: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .optional(),
    }),
    answer: consequences,
    run: async ({
      transaction,
      scope,
      params: { id },
      query: { type, variable_id: variables },
    }) => {
      const { subtype } = await customFieldResource.find(transaction, scope, id, onlySubtype);
      const held = await heldBy(transaction, scope, subtype as CustomFieldSubtype, id, variables);
      const lost =
        type === undefined ? held.values : await lostByType(transaction, scope, id, type);
      return { ...held, lost, ...(await usesOf(transaction, scope, id)) };
    },
  });
}

const onlySubtype = { ...wholeRecord, columns: ['subtype'] };

async function heldBy(
  transaction: Transaction,
  { companyId }: Scope,
  subtype: CustomFieldSubtype,
  field: number,
  variables: string | undefined,
): Promise<{ values: number; owners: number }> {
  const own = valuesOfSubtype(subtype);
  if (own === undefined) return { values: 0, owners: 0 };
  const among =
    variables === undefined ? sql`true` : sql`variable_id = any(${`{${variables}}`}::integer[])`;
  return rowOf(
    transaction,
    sql`select count(*)::integer as values, count(distinct ${own.owner})::integer as owners from ${own.table}
      where company_id = ${companyId} and custom_field_id = ${field} and ${among}`,
  );
}
