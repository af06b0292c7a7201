// The documented routes for the fields of a form, one by one and sorted. A form can also be written with all its
// fields.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId, resource } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { formFieldRecord } from '../records.ts';
import { formFields } from '../tables.ts';
import { addField, formIdOf, lockForm, sortFields } from './form-fields.ts';
import * as rules from './form-rules.ts';
import { formResource } from './forms.ts';
import {
  lockCustomFields,
  requireValidField,
  requireNotInConditions,
  selectIds,
} from './form-validation.ts';

const settings = { all: 'company_settings' } as const;

const tag = 'Forms';

const formFieldResource = resource({
  record: formFieldRecord,
  path: '/form_fields',
  parent: { of: formResource, by: 'form_id' },
  tag,
  missing: 'Поле формы не найдено',
  permissions: { read: settings, update: settings },
  sort: ['sort'],
  searched: ({ company_id, custom_field_id, label, text }) =>
    sql`concat_ws(' ', ${label}, ${text}, (select field.name from custom_fields field where field.company_id = ${company_id} and field.id = ${custom_field_id}))`,
  filters: ['type', 'custom_field_id'],
  update: rules.changedFormField,
  beforeWrite: async (transaction, scope, sent, id) => {
    await lockForm(transaction, scope, await formIdOf(transaction, scope, id ?? 0));
    const { custom_field_id: own } = sent;
    if (typeof own === 'number') await lockCustomFields(transaction, scope, selectIds([own]));
    return sent;
  },
  afterWrite: async (transaction, scope, id) => {
    const formId = await formIdOf(transaction, scope, id);
    await requireValidField(transaction, scope, formId, id);
  },
});

export function registerFormFields(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  formFieldResource.register(app, database);

  const formParams = z.object({ form_id: pathId });
  const ofForm = { tag, permission: settings, params: formParams };
  const { path } = formFieldResource;

  companyRoute(app, database, {
    ...ofForm,
    method: 'POST',
    path,
    summary: 'Create: FormField',
    description: 'It is added at the end.',
    body: rules.newFormField,
    answer: formFieldRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { form_id }, body }) =>
      added(transaction, scope, form_id, body),
  });

  companyRoute(app, database, {
    ...ofForm,
    method: 'POST',
    path: `${path}/add_basic_fields`,
    summary: 'Add a built-in field to a form',
    description: 'It is added at the end.',
    body: rules.basicField,
    answer: formFieldRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { form_id }, body: { field } }) =>
      added(transaction, scope, form_id, { type: field }),
  });

  companyRoute(app, database, {
    ...ofForm,
    method: 'POST',
    path: `${path}/multi_update`,
    summary: 'Set the manual order of the fields of a form',
    description:
      'Fields get the sent numbers, others keep theirs; then all are renumbered from 1 in this order.',
    body: rules.fieldSortInput,
    answer: z.array(formFieldRecord.schema),
    failures: [409],
    run: async ({ transaction, scope, params: { form_id }, body: { form_fields: sent } }) => {
      await formResource.find(transaction, scope, form_id, onlyId);
      await lockForm(transaction, scope, form_id);
      await sortFields(transaction, scope, form_id, sent);
      await requireValidField(transaction, scope, form_id, null);
      const all = formFieldResource.readParameters({ all: '1' });
      const source = formFieldResource.source(settings);
      return (await readList(transaction, source, all, scope, { form_id })).data;
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: `${path}/:id`,
    tag,
    summary: 'Delete: FormField',
    description: 'Refused while conditions of other fields refer to it.',
    permission: settings,
    params: formParams.extend({ id: pathId }),
    failures: [409],
    run: async ({ transaction, scope, params: { form_id, id } }) => {
      await formResource.find(transaction, scope, form_id, onlyId);
      await lockForm(transaction, scope, form_id);
      await formFieldResource.find(transaction, scope, id, onlyId, { form_id });
      await requireNotInConditions(transaction, scope, form_id, id);
      await transaction
        .delete(formFields)
        .where(and(eq(formFields.company_id, scope.companyId), eq(formFields.id, id)));
    },
  });
}

/** The record of a new field. Throws 404 unless the caller can see the form. */
async function added(
  transaction: Transaction,
  scope: Scope,
  form_id: number,
  field: Parameters<typeof addField>[3],
) {
  await formResource.find(transaction, scope, form_id, onlyId);
  const id = await addField(transaction, scope, form_id, field);
  return formFieldResource.find(transaction, scope, id, undefined, { form_id });
}
