// Validation rules of invites, with messages for users.
import { z } from 'zod';
import { email, phone } from '../../kit/values/contacts.ts';
import { richText } from '../../kit/rich-text/rich-text.ts';
import { calendarDay, name } from '../../kit/values/texts.ts';
import { loginOf } from '../rules.ts';
import { inviteKinds, inviteSendTypes, inviteTypes } from './invite-tables.ts';

/** Invites of a bulk creation, and recipients of one invite. */
export const maxPerRequest = 1000;

/** A date as `DD-MM-YYYY` (specification B, section 5) or ISO 8601. An empty text is null. */
const day = z
  .string()
  .trim()
  .transform((text) => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1'))
  .transform((text) => (text === '' ? null : text))
  .pipe(calendarDay('Введите дату в виде 31-12-2026').nullable())
  .nullish();

const ids = z.array(z.int32()).max(100, 'Не больше 100 за раз');

const fields = {
  description: richText({ kilobytes: 50 }),
  type: z.enum(inviteTypes).optional(),
  active: z.boolean().optional(),
  user_limit: z
    .int('Введите целое число')
    .min(1, 'Не меньше 1')
    .max(1_000_000, 'Не больше 1 000 000')
    .nullish(),
  date_start: day,
  date_end: day,
  form_id: z.int32().nullish(),
  send_type: z.enum(inviteSendTypes).nullish(),
  course_packages_id: ids.optional(),
  roles_id: ids.optional(),
  groups_id: ids.optional(),
  tests_id: ids.optional(),
  custom_fields: z
    .array(z.strictObject({ custom_field_id: z.int32(), required: z.boolean().default(false) }))
    .max(100, 'Не больше 100 полей')
    .optional(),
  recipients: z
    .array(z.string())
    .max(maxPerRequest, `Не больше ${maxPerRequest} получателей`)
    .optional()
    .describe('Email addresses or phone numbers, according to `send_type`.'),
  send: z
    .boolean()
    .optional()
    .describe(
      'Whether to send it at once to recipients who have not received it. If it cannot be sent, nothing is saved.',
    ),
};

type Sent = z.infer<z.ZodObject<typeof fields>>;

/** Rules that involve several fields. */
function checkTogether(invite: Sent, context: z.core.$RefinementCtx<Sent>): void {
  const problem = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', message, path, params: { code: 'invalid' } });
  const { date_start, date_end, recipients = [], send_type } = invite;
  if (date_start != null && date_end != null && date_end < date_start) {
    problem(['date_end'], 'Окончание раньше начала');
  }
  if (recipients.length === 0) return;
  if (send_type == null) return problem(['send_type'], 'Выберите, как отправить приглашение');
  const address = send_type === 'email' ? email.transform(loginOf) : phone;
  for (const [place, recipient] of recipients.entries()) {
    const read = address.safeParse(recipient);
    if (!read.success) problem(['recipients', place], read.error.issues[0]?.message ?? '');
    else recipients[place] = read.data;
  }
}

export const newInvite = z
  .strictObject({ name, kind: z.enum(inviteKinds).default('invite'), ...fields })
  .superRefine((invite, context) => checkTogether(invite, context as never));

export const changedInvite = z
  .strictObject({ name: name.optional(), ...fields })
  .superRefine((invite, context) => checkTogether(invite, context as never));

/** The same with the id in the body, an alternative in the specification. */
export const changedInviteById = z
  .strictObject({ id: z.int32(), name: name.optional(), ...fields })
  .superRefine((invite, context) => checkTogether(invite, context as never));

export const manyInvites = z.strictObject({
  invites: z
    .array(z.looseObject({}))
    .min(1, 'Добавьте хотя бы одно приглашение')
    .max(maxPerRequest, `Не больше ${maxPerRequest} приглашений за раз`),
});

export type NewInvite = z.infer<typeof newInvite>;
export type ChangedInvite = z.infer<typeof changedInvite>;
