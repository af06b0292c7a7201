// The options (`variables`) of list fields: search, single and bulk creation, manual order and dependents.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Database, rowsOf } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { fieldsOf, selectList } from '../../kit/records/record.ts';
import { resource, onlyId, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { customFieldVariables } from '../tables.ts';
import { attachDependents, detachDependents } from './dependents.ts';
import { customFieldResource, customFieldVariableRecord } from './custom-fields.ts';
import { dependents, newVariables, variableValue } from './custom-field-rules.ts';
import { addVariables, refuseVariableInConditions, requireUniqueText } from './variable-writes.ts';

const tag = 'Custom fields';
const settings = { all: 'company_settings' } as const;

export const variableResource = resource({
  record: customFieldVariableRecord,
  path: '/custom_field_variables',
  parent: { of: customFieldResource, by: 'custom_field_id' },
  tag,
  missing: 'Вариант не найден',
  permissions: { create: settings, update: settings, delete: settings },
  words: { one: 'один вариант', many: 'вариантов', all: 'Варианты' },
  sort: ['sort', 'value'],
  searched: ['value'],
  create: z.strictObject({ value: variableValue }),
  afterWrite: (transaction, scope, id) => requireUniqueText(transaction, scope, id),
  refuseDelete: refuseVariableInConditions,
  order: { ids: 'custom_field_variable_ids' },
});

/** For reading by id, whatever the list. */
const anyVariable = resource({
  record: customFieldVariableRecord,
  path: '/custom_field_variables',
  tag,
  missing: variableResource.missing,
  sort: ['id'],
});

export function registerVariables(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  variableResource.register(app, database);
  anyVariable.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/custom_fields/:custom_field_id/custom_field_variables/multi_creation',
    tag,
    summary: 'Add many options to a list',
    description: 'All or none: options that exist already are reported by line.',
    permission: settings,
    params: variableResource.params.list,
    body: newVariables,
    answer: z.array(customFieldVariableRecord.schema),
    status: 201,
    run: async ({ transaction, scope, params, body: { values } }) => {
      const { custom_field_id: field } = params as { custom_field_id: number };
      await customFieldResource.find(transaction, scope, field, onlyId);
      const ids = await addVariables(transaction, scope, field, values);
      const fields = selectList(
        fieldsOf(customFieldVariableRecord, customFieldVariables, wholeRecord, scope),
      );
      return rowsOf<Row>(
        transaction,
        sql`select ${fields} from ${customFieldVariables} where ${customFieldVariables.company_id} = ${scope.companyId}
          and ${customFieldVariables.id} = any(${idArray(ids)}) order by ${customFieldVariables.sort}`,
      );
    },
  });

  for (const [verb, summary, write] of [
    ['attach', 'Attach dependent fields and options of other lists to an option', attachDependents],
    ['detach', 'Detach dependent fields and options from an option', detachDependents],
  ] as const) {
    companyRoute(app, database, {
      method: 'POST',
      path: `/custom_field_variables/:id/${verb}`,
      tag,
      summary,
      description:
        'Dependents are shown only while one of the options that they depend on is chosen. Cycles are refused with their path.',
      permission: settings,
      params: idParams,
      body: dependents,
      answer: customFieldVariableRecord.schema,
      run: async ({ transaction, scope, params: { id }, body }) => {
        await anyVariable.find(transaction, scope, id, onlyId);
        await write(transaction, scope, id, body);
        return anyVariable.find(transaction, scope, id);
      },
    });
  }
}
