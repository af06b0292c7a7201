// Writes groups, custom fields, forms, invites and packages of the demo school, and the data of its learners.
import type { FieldType } from '@kafedra/common/fields';
import { variableDependentFields } from '../../forms/custom-fields/dependent-tables.ts';
import { readValues } from '../../forms/index.ts';
import { customFields as customFieldTable, customFieldVariables } from '../../forms/tables.ts';
import { customFieldUserValues } from '../../forms/values/value-tables.ts';
import {
  inviteCustomFields,
  inviteGroups,
  inviteRecipients,
  inviteRoles,
  invites as inviteTable,
  userInvites,
} from '../../people/invites/invite-tables.ts';
import { groups as groupTable, groupMembers } from '../../people/tables.ts';
import { generateToken, type StandardRoleName } from '../../people/index.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import {
  customFields,
  dependents,
  groups,
  invites,
  type DemoInvite,
  type DemoLearner,
  type FieldName,
  type GroupName,
} from './community.ts';
import { entry, known, paired, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { insertForms } from '../forms/load-forms.ts';
import { company } from '../school.ts';

export interface Field {
  id: number;
  type: FieldType;
  multiple: boolean;
  /** The ids of a list's options by their texts. */
  variables: Map<string, number>;
}

/** Ids that the data of learners reference. */
export interface Community {
  groups: Map<GroupName, number>;
  fields: Map<FieldName, Field>;
}

/** Writes groups, custom fields and forms. */
export async function insertCommunity(
  place: DemoTarget,
  roleIds: Map<StandardRoleName, number>,
): Promise<Community> {
  const { transaction, companyId: company_id } = place;
  const created = since(company.created_at);
  const groupRows = groups.map((group) => ({ company_id, ...group, ...created }));
  const groupIds = await insertWithIds(transaction, groupTable, groupRows);
  const fields = await insertFields(place);
  await insertForms(place, fields, roleIds);
  return {
    groups: paired(
      groups.map(({ name }) => name),
      groupIds,
    ),
    fields,
  };
}

async function insertFields({
  transaction,
  companyId: company_id,
}: DemoTarget): Promise<Map<FieldName, Field>> {
  const created = since(company.created_at);
  const rows = customFields.map(({ name, type, multiple, prompt }) => ({
    company_id,
    name,
    type,
    multiple,
    prompt,
    subtype: 'user' as const,
    list_show_type: 'radio_checkbox' as const,
    ...created,
  }));
  const ids = await insertWithIds(transaction, customFieldTable, rows);
  const fields = new Map<FieldName, Field>();
  for (const [index, { name, type, multiple, variables }] of customFields.entries()) {
    const id = entry(ids, index);
    const held = variables.map((value, place) => ({
      company_id,
      custom_field_id: id,
      value,
      sort: place + 1,
      bitrix_id: null,
      ...created,
    }));
    const variableIds =
      held.length === 0 ? [] : await insertWithIds(transaction, customFieldVariables, held);
    fields.set(name, { id, type, multiple, variables: paired(variables, variableIds) });
  }
  await insert(
    transaction,
    variableDependentFields,
    dependents.map(({ field, variable, shows }) => ({
      company_id,
      variable_id: known(known(fields, field).variables, variable),
      custom_field_id: known(fields, shows).id,
    })),
  );
  return fields;
}

/** Writes groups and custom field values of learners, by their ids. */
export async function insertLearners(
  { transaction, companyId: company_id }: DemoTarget,
  { groups: groupIds, fields }: Community,
  learners: readonly (DemoLearner & { id: number })[],
): Promise<void> {
  await insert(
    transaction,
    groupMembers,
    learners.flatMap(({ id, groups: names }) =>
      names.map((name) => ({ company_id, user_id: id, group_id: known(groupIds, name) })),
    ),
  );
  const valueRows = learners.flatMap(({ id, values }) =>
    Object.entries(values).flatMap(([name, texts]) => {
      const field = known(fields, name as FieldName);
      return valuesOf(field, texts).map((value) => ({
        ...value,
        company_id,
        user_id: id,
        custom_field_id: field.id,
      }));
    }),
  );
  await insert(transaction, customFieldUserValues, valueRows);
}

function valuesOf({ variables, ...field }: Field, texts: readonly string[]) {
  const read = readValues(
    { ...field, variables: [...variables.values()].map((id) => ({ id })) },
    texts.map((text) => variables.get(text) ?? text),
    true,
  );
  if ('problem' in read) throw new Error(`${texts.join(', ')}: ${read.problem}`);
  return read.values;
}

/** Writes invites and welcomes, with the learners who came by them. */
export async function insertInvites(
  place: DemoTarget,
  { groups: groupIds, fields }: Community,
  roleIds: Map<StandardRoleName, number>,
  { author, learners }: { author: number; learners: readonly number[] },
): Promise<void> {
  const { transaction, companyId: company_id } = place;
  const came = (invite: DemoInvite) => learners.slice(0, invite.came);
  const rows = invites.map((invite) => ({
    company_id,
    kind: invite.kind,
    type: invite.type,
    name: invite.name,
    description: invite.description,
    // Different in every installation, because it grants access.
    token: generateToken(),
    active: invite.active,
    user_limit: invite.userLimit,
    users_count: came(invite).length,
    date_end: invite.dateEnd,
    send_type: invite.recipients.length > 0 ? ('email' as const) : null,
    author_id: author,
    ...since(invite.createdAt),
  }));
  const ids = await insertWithIds(transaction, inviteTable, rows);
  const written = invites.map((invite, index) => ({ ...invite, invite_id: entry(ids, index) }));
  await insert(
    transaction,
    inviteRoles,
    written.flatMap(({ invite_id, role }) =>
      role === null ? [] : [{ company_id, invite_id, target_id: known(roleIds, role) }],
    ),
  );
  await insert(
    transaction,
    inviteGroups,
    written.flatMap(({ invite_id, group }) =>
      group === null ? [] : [{ company_id, invite_id, target_id: known(groupIds, group) }],
    ),
  );
  await insert(
    transaction,
    inviteCustomFields,
    written.flatMap(({ invite_id, asks }) =>
      asks.map(({ field, required }) => ({
        company_id,
        invite_id,
        custom_field_id: known(fields, field).id,
        required,
      })),
    ),
  );
  await insert(
    transaction,
    inviteRecipients,
    written.flatMap(({ invite_id, recipients }) =>
      recipients.map((address) => ({ company_id, invite_id, address })),
    ),
  );
  await insert(
    transaction,
    userInvites,
    written.flatMap((invite) =>
      came(invite).map((user_id, index) => ({
        company_id,
        invite_id: invite.invite_id,
        user_id,
        created_at: instantOn(dayAfter(invite.createdAt.slice(0, 10), index + 1), 0.5),
      })),
    ),
  );
}
