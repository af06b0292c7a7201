// Coming to a company without being anybody yet: its form, filling it in, and accepting an invite with an account.
import { shownOf } from '@kafedra/common/fields';
import { isAnswered, shownFields, type Answers } from '@kafedra/common/forms';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { customFieldUserValues } from '../../forms/tables.ts';
import { canBeTyped, readValues } from '../../forms/index.ts';
import { captchaField, requireCaptcha, type Captcha } from '../../kit/captcha.ts';
import type { Database, Transaction } from '../../kit/database.ts';
import { Failure, failureOf, forbidden, notFound } from '../../kit/errors.ts';
import { limiter, type Limiter } from '../../kit/limits.ts';
import { addressOf } from '../../kit/networks.ts';
import { companyParams, openRoute, personRouteInSteps } from '../../kit/routes.ts';
import { quoted } from '../../kit/russian.ts';
import { required } from '../../kit/texts.ts';
import { users } from '../account/account-tables.ts';
import * as accounts from '../account/accounts.ts';
import { deviceOf } from '../account/devices.ts';
import { acceptInvite, findInvite, refusalOf } from '../invites/invite-acceptance.ts';
import { invites } from '../invites/invite-tables.ts';
import { requireOpenCompany } from '../open-company.ts';
import { userOf } from '../account/own-account.ts';
import { hashPassword } from '../account/passwords.ts';
import { authUserRecord } from '../records.ts';
import {
  fieldsOfInvite,
  findForm,
  registrationFormSchema,
  type Form,
  type RegistrationField,
} from './registration-form.ts';
import * as rules from '../rules.ts';
import { companyMembers, memberRoles } from '../tables.ts';
import { defaultRoles } from '../users/user-accounts.ts';

const tag = 'Registration';

/** The addresses of a form: its id or code stands below its company; the specification has `/admin` before it. */
const formPaths = ['/admin/forms/:formId', '/forms/:formId'];

/** What a form is filled in with, by the keys of its fields. */
const filled = z
  .looseObject({
    password: z.string().optional(),
    invite: z.string().max(100).nullish(),
    captcha: captchaField,
  })
  .describe(
    'By the keys of the form’s fields; with `password`, `captcha`, and `invite` where there is one.',
  );

/** What whoever came to a company gets. */
export const came = z.object({
  access_token: z.string(),
  company_code: z.string(),
  user: authUserRecord.schema,
});

export function registerCompanyRegistration(
  app: FastifyInstance,
  { database, captcha }: { database: Database; captcha: Captcha },
): void {
  // A whole class may sit behind one address.
  const registrations = limiter({ times: 200, minutes: 60 });
  const acceptances = limiter({ times: 60, minutes: 60 });

  openRoute(app, {
    method: 'GET',
    path: '/public/company/get_id_by_code',
    tag,
    summary: 'The company whose public pages stand under a code',
    query: z.object({ code: z.string() }),
    answer: z.object({ id: z.int(), name: z.string(), code: z.string() }),
    failures: [404],
    run: ({ query }) =>
      database.system((transaction) =>
        requireOpenCompany(transaction, eq(companies.code, query.code.toLowerCase())),
      ),
  });

  for (const path of formPaths) registerForm(app, { database, captcha, registrations, path });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/invites/accept',
    tag,
    summary: 'Come to a company by an invite, with the account one has',
    body: z.strictObject({ token: z.string('Обязательное поле').max(100) }),
    answer: z.object({ company_code: z.string() }),
    failures: [403, 404, 409, 429],
    run: async ({ person: { id }, body: { token }, effect }) => {
      acceptances.take(String(id));
      return effect.system(
        async (transaction) => {
          const [person] = await transaction
            .select({ login: users.login, phone: users.phone })
            .from(users)
            .where(eq(users.id, id));
          const addresses = [person?.login, person?.phone].filter((address) => address != null);
          const { code } = await acceptInvite(transaction, token, { id, addresses });
          return { company_code: code };
        },
        { personId: id },
      );
    },
  });
}

interface FormParts {
  database: Database;
  captcha: Captcha;
  registrations: Limiter;
  path: string;
}

function registerForm(
  app: FastifyInstance,
  { database, captcha, registrations, path }: FormParts,
): void {
  const ofForm = {
    path: `/public/companies/:companyId${path}`,
    tag,
    params: companyParams.extend({ formId: z.string() }),
  };

  openRoute(app, {
    ...ofForm,
    method: 'GET',
    summary: 'The form of registration in a company',
    query: z.object({ invite: z.string().max(100).optional() }),
    answer: registrationFormSchema,
    run: ({ params: { companyId, formId }, query: { invite: token } }) =>
      database.system(async (transaction) => {
        const company = await requireOpenCompany(transaction, eq(companies.id, companyId));
        const form = await findForm(transaction, company.id, formId);
        const found = token === undefined ? null : await findInvite(transaction, token);
        const invite = found?.company_id === company.id ? found : null;
        return {
          id: form.id,
          code: form.code,
          title: form.title,
          description: form.description,
          button_name: form.button_name,
          front_template: form.front_template,
          needs_invite: form.id === null,
          social_network_login: form.create_user && form.social_network_login,
          company,
          fields: await fieldsOf(transaction, company.id, form, invite?.id ?? null),
          invite: invite && {
            ...(await wordsOf(transaction, invite.id)),
            refusal: refusalOf(invite.state),
          },
        };
      }),
  });

  openRoute(app, {
    ...ofForm,
    method: 'POST',
    summary: 'Register in a company by its form',
    description:
      'Creates an account and signs in. With an invite the person gets what it gives. A form that creates no user takes no answers yet: 409 `answers_not_taken`.',
    body: filled,
    answer: came,
    status: 201,
    failures: [403, 409, 503],
    run: async ({ params: { companyId, formId }, body, request, effect }) => {
      await requireCaptcha(captcha, body.captcha);
      const address = addressOf(request);
      registrations.take(address);
      const plan = await database.system(async (transaction) => {
        const company = await requireOpenCompany(transaction, eq(companies.id, companyId));
        const form = await findForm(transaction, company.id, formId);
        const invite = body.invite == null ? null : await findInvite(transaction, body.invite);
        if (invite !== null && invite.company_id !== company.id)
          throw notFound('Приглашение не найдено');
        if (form.id === null && invite === null) throw byInviteOnly();
        if (!form.create_user) throw answersNotTaken();
        const fields = await fieldsOf(transaction, company.id, form, invite?.id ?? null);
        return { company, form, ...readFields(fields, body) };
      });
      const { company, form, account, values } = plan;
      const password_hash = await hashPassword(account.password, address);
      return effect.system(async (transaction) => {
        const login = rules.loginOf(account.email);
        const id = await accounts.createAccount(transaction, {
          name: account.name,
          surname: account.surname ?? null,
          email: account.email,
          login,
          password_hash,
        });
        if (body.invite == null) await joinByForm(transaction, company.id, form, id);
        else await acceptInvite(transaction, body.invite, { id, addresses: [login] });
        if (values.length > 0) {
          await transaction
            .insert(customFieldUserValues)
            .values(values.map((value) => ({ ...value, company_id: company.id, user_id: id })));
        }
        return {
          access_token: await accounts.startSession(transaction, id, deviceOf(request)),
          company_code: company.code,
          user: await userOf(transaction, id),
        };
      });
    },
  });
}

const byInviteOnly = () => forbidden('Зарегистрироваться здесь можно только по приглашению');

/** Nothing that was filled in is lost in silence: there is no place yet for the answers of whoever gets no account. */
const answersNotTaken = () =>
  new Failure(409, [
    {
      message:
        'Эта форма никого не регистрирует, а ответы без регистрации пока не принимаются. Ничего не отправлено: свяжитесь со школой',
      code: 'answers_not_taken',
    },
  ]);

async function wordsOf(transaction: Transaction, inviteId: number) {
  const [invite] = await transaction
    .select({ name: invites.name, description: invites.description })
    .from(invites)
    .where(eq(invites.id, inviteId));
  if (invite === undefined) throw notFound('Приглашение не найдено');
  return invite;
}

async function fieldsOf(
  transaction: Transaction,
  companyId: number,
  form: Form,
  inviteId: number | null,
): Promise<RegistrationField[]> {
  const asked = inviteId === null ? [] : await fieldsOfInvite(transaction, companyId, inviteId);
  // Whoever is nobody yet uploads nothing, and the rest is not asked of people.
  return [...form.fields, ...asked].filter(
    ({ custom_field: own }) => own === null || canBeTyped(own.type),
  );
}

/** The account and the custom fields' values that a form was filled in with. Throws 422 with all that is wrong. */
function readFields(
  fields: readonly RegistrationField[],
  { invite: _invite, captcha: _captcha, ...body }: z.infer<typeof filled>,
) {
  const shown = shownFields(fields, answersIn(fields, body));
  const asked = fields.filter(({ key }) => shown.has(key));
  const accountInput = rules.accountInput.catchall(z.unknown());
  const account = accountInput.safeParse(
    // An account has a name and an address, whatever the form shows.
    shown.has('surname') ? body : { ...body, surname: undefined },
    { reportInput: true },
  );
  const errors = account.success ? [] : failureOf(account.error).errors;
  const answered = new Set(fields.filter(({ type }) => isAnswered(type)).map(({ key }) => key));
  for (const key of Object.keys(body)) {
    if (answered.has(key) || Object.hasOwn(accountInput.shape, key)) continue;
    errors.push({ message: `Неизвестное поле ${quoted(key)}`, field: key, code: 'unknown_field' });
  }
  if (asked.some(({ key, required }) => key === 'surname' && required) && !account.data?.surname) {
    errors.push({ message: required, field: 'surname', code: 'required' });
  }
  const offered = offeredWith(asked, body);
  const values = asked.flatMap(({ key, custom_field: own, required: isRequired }) => {
    if (own === null || !offered.field(own.id)) return [];
    const variables = own.variables.filter(({ id }) => offered.variable(id));
    const read = readValues({ ...own, variables }, body[key], isRequired);
    if ('problem' in read) {
      errors.push({ message: read.problem, field: key, code: 'invalid' });
      return [];
    }
    return read.values.map((value) => ({ ...value, custom_field_id: own.id }));
  });
  if (errors.length > 0 || !account.success) throw new Failure(422, errors);
  return { account: account.data, values };
}

/** What of the fields that are shown goes with what is chosen in them: nothing else is asked for, or kept. */
const offeredWith = (
  fields: readonly RegistrationField[],
  body: Readonly<Record<string, unknown>>,
) => {
  const own = fields.flatMap(({ key, custom_field: field }) => (field ? [{ key, field }] : []));
  const chosen = new Map(own.map(({ key, field }) => [field.id, [body[key]].flat().map(Number)]));
  return shownOf(
    own.map(({ field: { id, variables } }) => ({
      id,
      variables: variables.map((variable) => ({
        id: variable.id,
        dependentFields: variable.dependent_custom_field_ids,
        dependentVariables: variable.dependent_variable_ids,
      })),
    })),
    (id) => chosen.get(id) ?? [],
  );
};

/** What was sent, as conditions ask it. */
const answersIn = (
  fields: readonly RegistrationField[],
  body: Readonly<Record<string, unknown>>,
): Answers =>
  new Map(
    fields.map(({ key }) => [
      key,
      [body[key]]
        .flat()
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .map(String),
    ]),
  );

/** Without an invite the form's role is given, or the company's default one. */
export async function joinByForm(
  transaction: Transaction,
  company_id: number,
  form: Pick<Form, 'role_id'>,
  user_id: number,
): Promise<void> {
  await requireOpenCompany(transaction, eq(companies.id, company_id), { joins: true });
  const roleIds =
    form.role_id === null ? await defaultRoles(transaction, company_id) : [form.role_id];
  await transaction.insert(companyMembers).values({ company_id, user_id });
  if (roleIds.length > 0) {
    await transaction
      .insert(memberRoles)
      .values(roleIds.map((role_id) => ({ company_id, user_id, role_id })));
  }
  await transaction.execute(
    sql`update company_members member set admin_banned = bans.admin, learning_banned = bans.learning
      from (select coalesce(bool_or(role.admin_ban_on_registration), false) as admin, coalesce(bool_or(role.learning_ban_on_registration), false) as learning
        from member_roles membership join roles role on role.company_id = membership.company_id and role.id = membership.role_id
        where membership.company_id = ${company_id} and membership.user_id = ${user_id}) as bans
      where member.company_id = ${company_id} and member.user_id = ${user_id}`,
  );
}
