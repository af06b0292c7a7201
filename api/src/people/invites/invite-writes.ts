// Creates and updates invites with their roles, groups, fields and recipients.
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { customFields, forms } from '../../forms/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { TableWith } from '../../kit/database/columns.ts';
import { requireVersion, type Versioned } from '../../kit/records/version.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { tests } from '../../assessments/tables.ts';
import type { ChangedInvite, NewInvite } from './invite-rules.ts';
import {
  inviteCoursePackages,
  inviteCustomFields,
  inviteGroups,
  inviteRecipients,
  inviteRoles,
  invites,
  inviteTests,
} from './invite-tables.ts';
import { lockInviteToGive } from './invite-permissions.ts';
import { inviteRecord, inviteResource } from './invites.ts';
import { generateToken } from '../account/tokens.ts';
import { defaultRoles } from '../users/user-accounts.ts';
import { requireGroups, requireRoles } from '../users/user-bulk.ts';

/** The records that an invite gives, by field: the link table and the table of the records. */
const given = {
  groups_id: { table: inviteGroups, of: null },
  roles_id: { table: inviteRoles, of: null },
  course_packages_id: { table: inviteCoursePackages, of: coursePackages },
  tests_id: { table: inviteTests, of: tests },
} as const;

export async function createInvite(
  transaction: Transaction,
  scope: Scope,
  input: NewInvite,
): Promise<number> {
  const { plain, links } = split(input);
  await requireLinks(transaction, scope, input);
  const isWelcome = input.kind === 'welcome';
  const [invite] = await transaction
    .insert(invites)
    .values({
      ...plain,
      name: input.name,
      // A welcome is for its recipients only.
      ...(isWelcome && { type: 'personal' as const }),
      company_id: scope.companyId,
      author_id: scope.personId,
      token: generateToken(),
    })
    .returning({ id: invites.id });
  if (invite === undefined) throw new Error('the insert returned no invite');
  await writeLinks(transaction, scope, invite.id, links);
  return invite.id;
}

export async function changeInvite(
  transaction: Transaction,
  scope: Scope,
  id: number,
  { version, ...input }: ChangedInvite & Versioned,
): Promise<void> {
  const found = await inviteResource.find(transaction, scope, id, {
    ...wholeRecord,
    columns: ['users_count', 'kind', 'state'],
  });
  await lockInviteToGive(transaction, scope, id);
  await requireVersion(transaction, scope, inviteRecord, id, version);
  await requireLinks(transaction, scope, input);
  const { plain, links } = split(input);
  if (plain.user_limit != null && plain.user_limit < Number(found['users_count'])) {
    throw invalid('user_limit', `Уже пришло больше: ${found['users_count']}`);
  }
  if (found['kind'] === 'welcome') delete plain.type;
  // The invite is suspended because its author may no longer give what it gives; the caller becomes the author.
  if (found['state'] === 'suspended') plain.author_id = scope.personId;
  if (Object.keys(input).length > 0) {
    await transaction
      .update(invites)
      // Updates the row even if only link tables change, because they are part of the invite.
      .set({ ...plain, company_id: scope.companyId })
      .where(and(eq(invites.company_id, scope.companyId), eq(invites.id, id)));
  }
  await writeLinks(transaction, scope, id, links);
}

/** Separates the columns of an invite from its links. Omitted fields stay unchanged. */
function split(input: ChangedInvite | NewInvite) {
  const {
    course_packages_id,
    roles_id,
    groups_id,
    tests_id,
    custom_fields,
    recipients,
    send: _whenWritten,
    ...plain
  } = input;
  return {
    plain: Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as Partial<typeof invites.$inferInsert>,
    links: { course_packages_id, roles_id, groups_id, tests_id, custom_fields, recipients },
  };
}

type Links = ReturnType<typeof split>['links'];

/** Throws if a referenced record does not exist or the caller may not give it. */
async function requireLinks(
  transaction: Transaction,
  scope: Scope,
  input: ChangedInvite,
): Promise<void> {
  const { roles_id = 'kind' in input ? [] : undefined } = input;
  if (roles_id !== undefined) {
    // People who join by an invite without roles get the default role.
    const given = roles_id.length > 0 ? roles_id : await defaultRoles(transaction, scope.companyId);
    await requireRoles(transaction, scope, given);
  }
  await requireGroups(transaction, scope, input.groups_id ?? []);
  const fields = input.custom_fields?.map(({ custom_field_id }) => custom_field_id);
  const form = input.form_id == null ? [] : [input.form_id];
  await requireAll(
    transaction,
    scope,
    customFields,
    fields ?? [],
    'custom_fields',
    'Поле не найдено',
  );
  await requireAll(transaction, scope, forms, form, 'form_id', 'Форма не найдена');
  for (const [field, { of }] of Object.entries(given)) {
    if (of === null) continue;
    const ids = input[field as keyof typeof given] ?? [];
    await requireAll(transaction, scope, of, ids, field, 'Запись не найдена');
  }
}

async function requireAll(
  transaction: Transaction,
  scope: Scope,
  of: TableWith<'company_id' | 'id'>,
  ids: readonly number[],
  field: string,
  message: string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await transaction.$count(
    of,
    sql`${of.company_id} = ${scope.companyId} and ${of.id} = any(${idArray(ids)})`,
  );
  if (found < new Set(ids).size) throw invalid(field, message, 'not_found');
}

async function writeLinks(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  invite_id: number,
  links: Links,
): Promise<void> {
  for (const [field, { table }] of Object.entries(given)) {
    const ids = links[field as keyof typeof given];
    if (ids === undefined) continue;
    // Unchanged rows are not written, because the history shows every write.
    await transaction
      .delete(table)
      .where(
        and(
          eq(table.company_id, company_id),
          eq(table.invite_id, invite_id),
          notInArray(table.target_id, ids),
        ),
      );
    const rows = [...new Set(ids)].map((target_id) => ({ company_id, invite_id, target_id }));
    if (rows.length > 0) await transaction.insert(table).values(rows).onConflictDoNothing();
  }
  if (links.custom_fields !== undefined) {
    const { company_id: company, invite_id: invite, custom_field_id } = inviteCustomFields;
    const fieldIds = links.custom_fields.map((field) => field.custom_field_id);
    await transaction
      .delete(inviteCustomFields)
      .where(
        and(eq(company, company_id), eq(invite, invite_id), notInArray(custom_field_id, fieldIds)),
      );
    const rows = new Map(
      links.custom_fields.map((field) => [
        field.custom_field_id,
        { company_id, invite_id, ...field },
      ]),
    );
    if (rows.size > 0) {
      await transaction
        .insert(inviteCustomFields)
        .values([...rows.values()])
        .onConflictDoUpdate({
          target: [company, invite, custom_field_id],
          set: { required: sql`excluded.required` },
        });
    }
  }
  if (links.recipients !== undefined) {
    await writeRecipients(transaction, company_id, invite_id, links.recipients);
  }
}

/** Existing recipients keep the result of sending. */
async function writeRecipients(
  transaction: Transaction,
  company_id: number,
  invite_id: number,
  recipients: readonly string[],
): Promise<void> {
  const { company_id: company, invite_id: invite, address } = inviteRecipients;
  await transaction
    .delete(inviteRecipients)
    .where(
      and(eq(company, company_id), eq(invite, invite_id), notInArray(address, [...recipients])),
    );
  const rows = recipients.map((each) => ({ company_id, invite_id, address: each }));
  if (rows.length > 0) {
    await transaction.insert(inviteRecipients).values(rows).onConflictDoNothing();
  }
}
