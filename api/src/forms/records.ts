// How custom fields travel.
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../kit/database.ts';
import { Failure, invalid } from '../kit/errors.ts';
import type { Scope } from '../kit/permissions.ts';
import { filter, unknownValue } from '../kit/filters.ts';
import { hasMany, record } from '../kit/record.ts';
import { resource } from '../kit/resource.ts';
import { changedCustomField, newCustomField, type SentVariables } from './rules.ts';
import { customFields, customFieldTypes, customFieldVariables, forms } from './tables.ts';

const settings = { all: 'company_settings' } as const;

export const customFieldVariableRecord = record(customFieldVariables)({
  name: 'CustomFieldVariable',
  description: 'What a custom field of the type list may hold.',
  permissions: 'part',
  // As they were given, by id: days of the week are in no other order.
  hidden: ['created_at', 'updated_at'],
});

export const customFieldRecord = record(customFields)({
  name: 'CustomField',
  description:
    'What a company wants to know of users, orders or courses beyond the built-in fields.',
  // Whoever sees what the fields hold sees the fields, and whoever invites asks for them.
  permissions: { read: [settings, { all: 'users_show' }, { all: 'users_welcome' }] },
  version: 'row',
  history: { type: 'custom_fields' },
  hidden: ['updated_at'],
  order: 'name',
  relations: {
    custom_field_variables: hasMany(() => customFieldVariableRecord, 'custom_field_id'),
  },
});

export const formRecord = record(forms)({
  name: 'Form',
  description: 'What people fill in: to register, to order a course and so on.',
  permissions: { read: settings },
  short: ['name'],
  history: { type: 'forms' },
  hidden: ['webhook', 'created_at', 'updated_at'],
  order: 'name',
});

export const customFieldResource = resource({
  record: customFieldRecord,
  path: '/custom_fields',
  tag: 'Custom fields',
  missing: 'Поле не найдено',
  permissions: { create: settings, update: settings, delete: settings },
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['type', 'subtype', 'name'],
  specialFilters: {
    notTypes: {
      description: 'Fields of other types than these.',
      filter: filter<{ types: readonly string[] }>({
        read: (types) => {
          for (const type of types) {
            if (!(customFieldTypes as readonly string[]).includes(type))
              throw unknownValue('notTypes', type);
          }
          return { types };
        },
        where: ({ types }) => sql`${customFields.type} <> all(${types}::text[])`,
      }),
    },
  },
  create: newCustomField,
  update: changedCustomField,
  written: async (transaction, scope, id, { variables }) => {
    if (variables !== undefined) await writeVariables(transaction, scope, id, variables);
  },
  refuseDelete: refuseUsed,
});

/** Those that are named keep their ids, and with them whoever holds them. */
async function writeVariables(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  custom_field_id: number,
  sent: SentVariables,
): Promise<void> {
  const items = sent.map((item) => (typeof item === 'string' ? { value: item } : item));
  const ofField = and(
    eq(customFieldVariables.company_id, company_id),
    eq(customFieldVariables.custom_field_id, custom_field_id),
  );
  const named = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await transaction
    .delete(customFieldVariables)
    .where(and(ofField, named.length > 0 ? notInArray(customFieldVariables.id, named) : undefined));
  for (const [index, { id, value }] of items.entries()) {
    if (id === undefined) continue;
    const changed = await transaction
      .update(customFieldVariables)
      .set({ value })
      .where(and(ofField, eq(customFieldVariables.id, id)))
      .returning({ id: customFieldVariables.id });
    if (changed.length === 0) {
      throw invalid(`variables.${index}.id`, 'Вариант не найден', 'not_found');
    }
  }
  const added = items.filter(({ id }) => id === undefined);
  if (added.length > 0) {
    await transaction
      .insert(customFieldVariables)
      .values(added.map(({ value }) => ({ company_id, custom_field_id, value })));
  }
}

/** What a form or an invite asks for stays; what it holds of people goes with it. */
async function refuseUsed(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<void> {
  const { forms, invites } = await rowOf<{ forms: string | null; invites: string | null }>(
    transaction,
    sql`select
      (select string_agg(distinct '«' || form.name || '»', ', ') from form_fields field join forms form on form.company_id = field.company_id and form.id = field.form_id
        where field.company_id = ${companyId} and field.custom_field_id = ${id}) as forms,
      (select string_agg(distinct '«' || invite.name || '»', ', ') from invite_custom_fields asked join invites invite on invite.company_id = asked.company_id and invite.id = asked.invite_id
        where asked.company_id = ${companyId} and asked.custom_field_id = ${id}) as invites`,
  );
  const used = [forms && `в формах: ${forms}`, invites && `в приглашениях: ${invites}`];
  if (forms === null && invites === null) return;
  throw new Failure(409, [
    { message: `Поле используется ${used.filter(Boolean).join('; ')}`, code: 'in_use' },
  ]);
}
