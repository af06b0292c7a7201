// Forms, for registration, course orders and other purposes; written with or without their fields.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../../audits/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId, resource } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { roleRules } from './form-role-rules.ts';
import { formRecord } from '../records.ts';
import { formFields, forms } from '../tables.ts';
import { ensureSecret } from '../webhooks/secrets.ts';
import { lockForm, writeFields } from './form-fields.ts';
import { changedForm, newForm } from './form-rules.ts';

const settings = { all: 'company_settings' } as const;

export const formResource = resource({
  record: formRecord,
  path: '/forms',
  tag: 'Forms',
  missing: 'Форма не найдена',
  words: { one: 'одну форму', many: 'форм', all: 'Формы' },
  sort: ['name', 'created_at', 'type'],
  searched: ['name', 'title', 'code'],
  filters: ['type', 'role_id'],
  unique: { forms_code: ['code', 'Такой код уже есть у другой формы'] },
  create: newForm,
  update: changedForm,
  beforeWrite: async (transaction, scope, sent, id) => {
    await requireGiven(transaction, scope, sent, id);
    await requirePeriod(transaction, scope, sent, id);
    return sent;
  },
  afterWrite: async (transaction, scope, id, { fields, webhook }) => {
    if (webhook != null)
      await ensureSecret(transaction, { companyId: scope.companyId, formId: id });
    if (fields !== undefined) await writeFields(transaction, scope, id, fields);
  },
  refuseDelete: async (transaction, { companyId }, id) => {
    const inUse = await transaction.$count(
      forms,
      and(eq(forms.company_id, companyId), eq(forms.id, id), isUsed(forms)),
    );
    if (inUse > 0) {
      throw conflict('in_use', 'Форма нужна приглашениям или курсам');
    }
  },
  bulk: {
    ids: 'forms_id',
    refuses: [{ code: 'in_use', message: 'форма нужна приглашениям или курсам', where: isUsed }],
    actions: { delete: { summary: 'Delete many forms with their fields', does: 'delete' } },
  },
});

export function registerFormRoutes(
  app: FastifyInstance,
  { database, outbound }: { database: Database; outbound: Outbound },
): void {
  formResource.register(app, database, ({ webhook }) => {
    const refusal = typeof webhook === 'string' ? outbound.refusalOf(webhook) : null;
    if (refusal !== null) throw invalid('webhook', refusal);
  });
  registerHistory(app, database, formResource);

  companyRoute(app, database, {
    method: 'POST',
    path: '/forms/:id/copy',
    tag: 'Forms',
    summary: 'Copy a form with its fields',
    description: 'The copy has no code.',
    permission: settings,
    params: idParams,
    answer: formRecord.schema,
    status: 201,
    run: async ({ transaction, scope, params: { id } }) => {
      await formResource.find(transaction, scope, id, onlyId);
      await lockForm(transaction, scope, id);
      return formResource.find(transaction, scope, await copyForm(transaction, scope, id));
    },
  });
}

function isUsed(table: typeof forms): SQL {
  const names = (named: string, column: string) =>
    sql`exists (select 1 from ${sql.identifier(named)} naming where naming.company_id = ${table.company_id} and naming.${sql.identifier(column)} = ${table.id})`;
  return sql`(${names('invites', 'form_id')} or ${names('courses', 'form_id')} or ${names('courses', 'crm_form_id')})`;
}

/** A caller may set only roles that they may assign themselves. Unchanged settings pass. */
async function requireGiven(
  transaction: Transaction,
  scope: Scope,
  {
    role_id,
    create_user,
  }: { role_id?: number | null | undefined; create_user?: boolean | undefined },
  id: number | null,
): Promise<void> {
  if (id !== null && role_id === undefined && create_user === undefined) return;
  const [before] =
    id === null
      ? []
      : await transaction
          .select({ role_id: forms.role_id, create_user: forms.create_user })
          .from(forms)
          .where(and(eq(forms.company_id, scope.companyId), eq(forms.id, id)));
  const role = role_id === undefined ? (before?.role_id ?? null) : role_id;
  const creates = create_user ?? before?.create_user ?? true;
  if (before !== undefined && before.role_id === role && before.create_user === creates) return;
  // Without a role, registration assigns the default roles, whoever created the form.
  const given =
    role === null
      ? creates
        ? await roleRules().defaults(transaction, scope.companyId)
        : []
      : [role];
  await roleRules().require(transaction, scope, given, 'role_id');
}

/** A form must close after it opens. Either time may be stored already. */
async function requirePeriod(
  transaction: Transaction,
  { companyId }: Scope,
  sent: { opens_at?: string | null | undefined; closes_at?: string | null | undefined },
  id: number | null,
): Promise<void> {
  if (sent.opens_at == null && sent.closes_at == null) return;
  const [before] =
    id === null
      ? []
      : await transaction
          .select({ opens_at: forms.opens_at, closes_at: forms.closes_at })
          .from(forms)
          .where(and(eq(forms.company_id, companyId), eq(forms.id, id)));
  const { opens_at: opens = before?.opens_at, closes_at: closes = before?.closes_at } = sent;
  if (opens != null && closes != null && Date.parse(closes) <= Date.parse(opens)) {
    throw invalid('closes_at', 'Форма должна закрыться позже, чем откроется');
  }
}

const mostLetters = 255;
const copied = ' (копия)';

async function copyForm(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<number> {
  const isForm = and(eq(forms.company_id, companyId), eq(forms.id, id));
  const [original] = await transaction.select().from(forms).where(isForm);
  if (original === undefined) throw new Error(`form ${id} does not exist`);
  const { id: _id, created_at: _created, updated_at: _updated, name, ...same } = original;
  const [copy] = await transaction
    .insert(forms)
    .values({ ...same, name: `${name.slice(0, mostLetters - copied.length)}${copied}`, code: null })
    .returning({ id: forms.id });
  if (copy === undefined) throw new Error(`form ${id} was not copied`);
  if (original.webhook !== null) await ensureSecret(transaction, { companyId, formId: copy.id });
  const fields = await transaction
    .select()
    .from(formFields)
    .where(and(eq(formFields.company_id, companyId), eq(formFields.form_id, id)));
  if (fields.length > 0) {
    const rows = fields.map(({ id: _field, ...field }) => ({ ...field, form_id: copy.id }));
    await transaction.insert(formFields).values(rows);
  }
  return copy.id;
}
