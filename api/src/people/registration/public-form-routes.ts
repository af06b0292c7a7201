// Routes of public forms: reading a form, and submitting it, which stores an answer and creates an account if the form
// does.
import { holdsFiles } from '@kafedra/common/fields';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import {
  canBeTyped,
  requireOpen,
  claimPendingFiles,
  textOfState,
  findPendingFiles,
  type AnswerStore,
} from '../../forms/index.ts';
import { captchaField, requireCaptcha, type Captcha } from '../../kit/services/captcha.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import type { Limiter } from '../../kit/http/rate-limits.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { users } from '../account/account-tables.ts';
import * as accounts from '../account/accounts.ts';
import { deviceOf } from '../account/devices.ts';
import { userOf } from '../account/own-account.ts';
import { hashPassword } from '../account/passwords.ts';
import { findInvite, refusalOf } from '../invites/invite-acceptance.ts';
import { invites } from '../invites/invite-tables.ts';
import { requireOpenCompany } from '../open-company.ts';
import { authUserRecord } from '../records.ts';
import * as rules from '../rules.ts';
import { submittedFiles, readSubmission } from './submission.ts';
import { joinWithNewAccount, joinWithOwnAccount } from './joining.ts';
import {
  fieldsOfInvite,
  findForm,
  registrationFormSchema,
  publicFields,
  type StoredField,
  type Form,
} from './registration-form.ts';

const tag = 'Registration';

/** The submitted values, by the keys of the form's fields. */
const filled = z
  .looseObject({
    password: z.string().optional(),
    invite: z.string().max(100).nullish(),
    page: z.string().max(2000, 'Не больше 2000 символов').nullish(),
    captcha: captchaField,
    website: z
      .string()
      .nullish()
      .describe('Honeypot for bots, hidden from people. If it is not empty, nothing is stored.'),
  })
  .describe(
    'Values by the keys of the form’s fields, with `password` if the form creates a user, `captcha`, `invite` if there is one, and `page`, the URL of the page with the form.',
  );

/** The response to a person who joined a company. */
export const joinedSchema = z.object({
  access_token: z.string(),
  company_code: z.string(),
  user: authUserRecord.schema,
});

/** The response to a person who submitted a form. */
const sent = joinedSchema
  .extend({
    access_token: joinedSchema.shape.access_token
      .nullable()
      .describe('Null if no user was created.'),
    user: joinedSchema.shape.user.nullable(),
    success_text: z.string().nullable().describe('Text to show after the submission.'),
    redirect_url: z.string().nullable().describe('URL to redirect to after the submission.'),
  })
  .describe('The result of submitting a form.');

interface FormParts {
  database: Database;
  captcha: Captcha;
  answers: AnswerStore;
  registrations: Limiter;
  path: string;
}

export function registerPublicForm(
  app: FastifyInstance,
  { database, captcha, answers, registrations, path }: FormParts,
): void {
  const ofForm = {
    path: `/public/companies/:companyId${path}`,
    tag,
    params: companyParams.extend({ formId: z.string() }),
  };

  openRoute(app, {
    ...ofForm,
    method: 'GET',
    summary: 'Get a form of a company',
    query: z.object({ invite: z.string().max(100).optional() }),
    answer: registrationFormSchema,
    run: ({ params: { companyId, formId }, query: { invite: token }, request }) =>
      database.system(async (transaction) => {
        const company = await requireOpenCompany(transaction, eq(companies.id, companyId));
        const form = await findForm(transaction, company.id, formId);
        const found = token === undefined ? null : await findInvite(transaction, token);
        const invite = found?.company_id === company.id ? found : null;
        const sender = await senderOf(transaction, request, { companyId, form, invite });
        const makesUser = createsUser(form, invite, sender);
        const isOpen = form.state === 'open';
        return {
          id: form.id,
          code: form.code,
          title: form.title,
          description: form.description,
          button_name: form.button_name,
          front_template: form.front_template,
          needs_invite: form.id === null,
          state: form.state,
          state_text: textOfState(form.state, form),
          opens_at:
            form.state === 'early' ? form.opens_at && new Date(form.opens_at).toISOString() : null,
          sender: sender && (await namesOf(transaction, sender.id)),
          joins: sender?.joins ?? false,
          create_user: makesUser,
          social_network_login: form.create_user && form.social_network_login && sender === null,
          company,
          // The fields of a form that is not open are not shown.
          fields: isOpen
            ? publicFields(await fieldsOf(transaction, company.id, form, invite, makesUser))
            : [],
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
    summary: 'Submit a form, to register in a company or only to answer',
    description:
      'A form that creates users creates an account and signs in; with an invite, the person receives what it gives. If a member of the company submits the form, the answer is theirs and no account is created; a signed-in user who is not a member joins with their account. The submission is stored as an answer of the form. 409 if the form is not open or has reached a limit.',
    body: filled,
    answer: sent,
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
        requireOpen(form);
        const sender = await senderOf(transaction, request, { companyId, form, invite });
        const makesUser = createsUser(form, invite, sender);
        const fields = await fieldsOf(transaction, company.id, form, invite, makesUser);
        const { invite: _invite, page: _page, captcha: _proof, website: _trap, ...given } = body;
        const uploaded =
          form.id === null
            ? []
            : await findPendingFiles(
                transaction,
                { company_id: company.id, form_id: form.id },
                Object.values(given).flat(),
              );
        const filledIn = readSubmission(fields, given, makesUser, uploaded);
        return { company, form, sender, ...filledIn };
      });
      const { company, form, sender, account, values } = plan;
      const answer = {
        access_token: null,
        company_code: company.code,
        user: null,
        success_text: form.success_text,
        redirect_url: form.redirect_url,
      };
      // Bots get the usual success response, so that they do not try in another way.
      if (body.website) return effect.system(async () => answer);
      const password_hash = account && (await hashPassword(account.password, address));
      return effect.system(
        async (transaction) => {
          const userId =
            account === null
              ? null
              : await joinWithNewAccount(
                  transaction,
                  plan,
                  { ...account, password_hash },
                  body.invite,
                );
          if (sender?.joins) await joinWithOwnAccount(transaction, plan, sender.id);
          if (form.id !== null) {
            const of = { company_id: company.id, form_id: form.id };
            const comes = userId !== null || sender?.joins === true;
            await claimPendingFiles(transaction, of, submittedFiles(plan, comes));
            const user_id = userId ?? sender?.id ?? null;
            const email = values.find(({ type }) => type === 'email')?.value;
            await answers.store(
              transaction,
              { ...of, user_id, page: body.page ?? null, values },
              { address, email: email === undefined ? null : rules.loginOf(email) },
            );
          }
          if (userId === null) return answer;
          return {
            ...answer,
            access_token: await accounts.startSession(transaction, userId, deviceOf(request)),
            user: await userOf(transaction, userId),
          };
        },
        sender?.joins ? { personId: sender.id } : undefined,
      );
    },
  });

  /**
   * The signed-in person who submits the form; null for visitors and for invites, which signed-in persons accept
   * without a form.
   */
  async function senderOf(
    transaction: Transaction,
    request: FastifyRequest,
    { companyId, form, invite }: { companyId: number; form: Form; invite: object | null },
  ): Promise<Sender | null> {
    if (invite !== null) return null;
    const member = await app.memberOf(transaction, request, companyId);
    if (member !== null) return { id: member.personId, joins: false };
    if (!form.create_user || form.id === null) return null;
    const person = await app.personOf(transaction, request);
    return person && { id: person.id, joins: true };
  }
}

/** A signed-in person who submits a form. */
interface Sender {
  id: number;
  /** Whether they become a member by the form. */
  joins: boolean;
}

const byInviteOnly = () => forbidden('Зарегистрироваться здесь можно только по приглашению');

/** Invited visitors get an account by any form; signed-in persons have one already. */
const createsUser = (form: Form, invite: object | null, sender: Sender | null): boolean =>
  sender === null && (form.create_user || invite !== null);

async function namesOf(transaction: Transaction, id: number) {
  const [sender] = await transaction
    .select({ name: users.name, surname: users.surname, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return sender ?? null;
}

async function wordsOf(transaction: Transaction, inviteId: number) {
  const [invite] = await transaction
    .select({
      name: invites.name,
      description: sql<string | null>`${wireValue(invites.description)}`,
    })
    .from(invites)
    .where(eq(invites.id, inviteId));
  if (invite === undefined) throw notFound('Приглашение не найдено');
  return invite;
}

async function fieldsOf(
  transaction: Transaction,
  companyId: number,
  form: Form,
  invite: { id: number } | null,
  makesUser: boolean,
): Promise<StoredField[]> {
  const inviteFields =
    invite === null ? [] : await fieldsOfInvite(transaction, companyId, invite.id);
  return (
    [...form.fields, ...inviteFields]
      // Fields of invites cannot be files, and the types that people cannot fill in are left out.
      .filter(
        ({ id, custom_field: own }) =>
          own === null || canBeTyped(own.type) || (id !== null && holdsFiles(own.type)),
      )
      // An account needs a name and an address.
      .map((field) =>
        makesUser && (field.type === 'name' || field.type === 'email')
          ? { ...field, required: true }
          : field,
      )
  );
}
