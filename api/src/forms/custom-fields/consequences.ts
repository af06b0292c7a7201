// Previews the consequences of deleting or changing a custom field, or of deleting several.
import { fieldTypes, type FieldType } from '@kafedra/common/fields';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { conditionsWith } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { customFields, customFieldSubtypes } from '../tables.ts';
import { valuesOfSubtype, type CustomFieldSubtype } from '../values/value-owners.ts';
import { customFieldResource } from './custom-fields.ts';
import { losesVariables, countLostValues } from './type-change.ts';
import { formsConflictingWithType, formsNamingVariables, isUsed, usesOf } from './usage.ts';

const settings = { all: 'company_settings' } as const;
const tag = 'Custom fields';

const use = z
  .object({ id: z.int(), name: z.string() })
  .meta({ id: 'CustomFieldUse', description: 'A form or an invite that uses a custom field.' });

const consequences = z
  .object({
    values: z.int().describe('Number of affected values.'),
    owners: z.int().describe('Number of users, orders or courses that have these values.'),
    lost: z.int().describe('Number of values that would be lost.'),
    variables: z.int().describe('Number of options of the list that would be deleted.'),
    ties: z
      .int()
      .describe('Number of dependencies that would be deleted with them, in either direction.'),
    forms: z
      .array(use)
      .describe('Forms that use the field; it cannot be deleted while there are any.'),
    invites: z
      .array(use)
      .describe('Invites that use the field; it cannot be deleted while there are any.'),
    conditions: z
      .array(use)
      .describe(
        'Forms with conditions that would become invalid; while there are any, neither the type can be changed nor the options be deleted.',
      ),
  })
  .meta({
    id: 'CustomFieldConsequences',
    description: 'The consequences of deleting or changing a custom field.',
  });

const consequencesOfMany = z
  .object({
    fields: z
      .int()
      .describe('Number of fields that would be deleted: those that no form or invite uses.'),
    values: z.int().describe('Number of values that would be deleted with them.'),
    owners: z.int().describe('Number of users and courses that have these values.'),
    variables: z.int().describe('Number of options of lists that would be deleted.'),
  })
  .meta({
    id: 'CustomFieldsConsequences',
    description: 'The consequences of deleting many custom fields.',
  });

export function registerConsequences(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/custom_fields/:id/consequences',
    tag,
    summary: 'Preview the consequences of deleting or changing a field',
    description:
      'Of deleting the field; with `type`, of changing its type; with `variable_id`, of deleting these options.',
    permission: settings,
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
      query: { type: to, variable_id: variables },
    }) => {
      const found = await customFieldResource.find(transaction, scope, id, whatItIs);
      const { type: from, subtype } = found as { type: FieldType; subtype: CustomFieldSubtype };
      const named = variables?.split(',');
      const held = await heldBy(transaction, scope, subtype, id, named);
      const stays = to !== undefined && !losesVariables(from, to);
      return {
        ...held,
        lost: to === undefined ? held.values : await countLostValues(transaction, scope, id, to),
        ...(stays
          ? { variables: 0, ties: 0 }
          : await variablesIn(transaction, scope, id, { named, isWhole: to === undefined })),
        ...(await usesOf(transaction, scope, id)),
        conditions: [
          ...(to ? await formsConflictingWithType(transaction, scope, id, { from, to }) : []),
          ...(named ? await formsNamingVariables(transaction, scope, id, named.map(Number)) : []),
        ],
      };
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/custom_fields/consequences',
    tag,
    summary: 'Preview the consequences of deleting many fields',
    description:
      'Of the fields with these `ids`, or of all that match the same conditions as in the list.',
    permission: settings,
    query: customFieldResource
      .listQuery()
      .pick({ ids: true, search: true, type: true, subtype: true, name: true, notTypes: true }),
    answer: consequencesOfMany,
    run: async ({ transaction, scope, query }) => {
      const parameters = customFieldResource.readParameters(query);
      const seen = conditionsWith(customFieldResource.source(settings), parameters, scope);
      return goneWith(transaction, scope, sql.join([...seen.values()], sql` and `));
    },
  });
}

const whatItIs = { ...wholeRecord, columns: ['type', 'subtype'] };

async function heldBy(
  transaction: Transaction,
  { companyId }: Scope,
  subtype: CustomFieldSubtype,
  field: number,
  variables: readonly string[] | undefined,
): Promise<{ values: number; owners: number }> {
  const own = valuesOfSubtype(subtype);
  if (own === undefined) return { values: 0, owners: 0 };
  const among = variables === undefined ? sql`true` : sql`variable_id = any(${idArray(variables)})`;
  return rowOf(
    transaction,
    sql`select count(*)::integer as values, count(distinct ${own.owner})::integer as owners from ${own.table}
      where company_id = ${companyId} and custom_field_id = ${field} and ${among}`,
  );
}

/** Some or all options of a list with their dependents; for the whole field, also the options that it depends on. */
function variablesIn(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
  { named, isWhole }: { named: readonly string[] | undefined; isWhole: boolean },
): Promise<{ variables: number; ties: number }> {
  const among = named === undefined ? sql`true` : sql`id = any(${idArray(named)})`;
  const count = (table: string, condition: SQL) =>
    sql`(select count(*) from ${sql.identifier(table)} tie where tie.company_id = ${companyId} and ${condition})`;
  const goes = sql`(select id from gone)`;
  const ties = [
    count('variable_dependent_fields', sql`tie.variable_id in ${goes}`),
    count('variable_dependent_variables', sql`tie.variable_id in ${goes}`),
    count('variable_dependent_variables', sql`tie.dependent_variable_id in ${goes}`),
    ...(isWhole && named === undefined
      ? [count('variable_dependent_fields', sql`tie.custom_field_id = ${field}`)]
      : []),
  ];
  return rowOf(
    transaction,
    sql`with gone as (select id from custom_field_variables
        where company_id = ${companyId} and custom_field_id = ${field} and ${among})
      select (select count(*) from gone)::integer as variables, (${sql.join(ties, sql` + `)})::integer as ties`,
  );
}

/** What is deleted with the fields that match a condition. Fields that forms or invites use are not deleted. */
function goneWith(
  transaction: Transaction,
  { companyId }: Scope,
  condition: SQL,
): Promise<z.infer<typeof consequencesOfMany>> {
  const held = customFieldSubtypes.flatMap((subtype) => {
    const own = valuesOfSubtype(subtype);
    if (own === undefined) return [];
    return sql`select count(*) as values, count(distinct ${own.owner}) as owners from ${own.table}
      where company_id = ${companyId} and custom_field_id in (select id from gone)`;
  });
  return rowOf(
    transaction,
    sql`with gone as materialized (select ${customFields.id} from ${customFields} where ${condition} and not ${isUsed(customFields)})
      select (select count(*) from gone)::integer as fields, sum(held.values)::integer as values, sum(held.owners)::integer as owners,
        (select count(*) from custom_field_variables variable where variable.company_id = ${companyId}
          and variable.custom_field_id in (select id from gone))::integer as variables
      from (${sql.join(held, sql` union all `)}) held`,
  );
}
