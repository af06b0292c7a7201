// Sending invites to their recipients, by mail or as text messages: a job, one recipient after the other.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { defineJob, type RunningJob } from '../../jobs/index.ts';
import { Failure } from '../../kit/errors.ts';
import type { Transaction } from '../../kit/database.ts';
import { lockGivable } from './invite-reach.ts';
import { orderedMessages, type CompanyMessages } from '../sending/sending.ts';
import { inviteRecipients } from './invite-tables.ts';
import { inviteResource } from './invites.ts';

interface Senders {
  messages: CompanyMessages;
  publicUrl: string;
}

interface Letter {
  name: string;
  description: string | null;
  kind: 'invite' | 'welcome';
  link: string;
  send_type: 'email' | 'phone' | null;
  company: string;
}

const input = z.object({ invite_id: z.int(), ordered: orderedMessages });
type Input = z.infer<typeof input>;

/** Whoever was sent one is sent no second: the mark is written before the next, and only a crash between repeats one. */
export const invitesSending = (senders: Senders) =>
  defineJob({
    kind: 'invites_sending',
    input,
    run: async (job) => {
      const { letter, recipients } = await job.step((transaction) => read(transaction, job));
      let done = 0;
      for (const { id, address } of recipients) {
        const error = await send(senders, job.input.ordered, letter, address);
        done += 1;
        await job.step(
          (transaction) =>
            transaction
              .update(inviteRecipients)
              .set({ error, ...(error === null && { sent_at: new Date().toISOString() }) })
              .where(
                and(
                  eq(inviteRecipients.company_id, job.scope.companyId),
                  eq(inviteRecipients.id, id),
                ),
              ),
          () => ({ done, total: recipients.length }),
        );
      }
      return async () => ({});
    },
  });

export type InvitesSending = ReturnType<typeof invitesSending>;

async function read(transaction: Transaction, job: RunningJob<Input>) {
  const { scope } = job;
  await lockGivable(transaction, scope, job.input.invite_id);
  const invite = await inviteResource.find(transaction, scope, job.input.invite_id);
  const [company] = await transaction
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, scope.companyId));
  const recipients = await transaction
    .select({ id: inviteRecipients.id, address: inviteRecipients.address })
    .from(inviteRecipients)
    .where(
      and(
        eq(inviteRecipients.company_id, scope.companyId),
        eq(inviteRecipients.invite_id, job.input.invite_id),
        inArray(inviteRecipients.address, job.input.ordered.to),
        isNull(inviteRecipients.sent_at),
      ),
    )
    .orderBy(inviteRecipients.id);
  return {
    letter: { ...(invite as unknown as Letter), company: company?.name ?? '' },
    recipients,
  };
}

/** Why it could not be sent; null when it was. */
async function send(
  { messages, publicUrl }: Senders,
  ordered: Input['ordered'],
  letter: Letter,
  address: string,
): Promise<string | null> {
  const link = new URL(letter.link, publicUrl).href;
  try {
    if (letter.send_type === 'phone') {
      await messages.text(ordered, address, `${letter.company} приглашает вас: ${link}`);
    } else {
      await messages.deliver(ordered, { to: address, ...mail(letter, link) });
    }
    return null;
  } catch (error) {
    return error instanceof Failure
      ? error.message
      : 'Письмо не отправилось: почтовый сервер его не принял';
  }
}

const mail = ({ name, description, kind, company }: Letter, link: string) => ({
  subject:
    kind === 'welcome' ? `Добро пожаловать в «${company}»` : `Приглашение в «${company}»: ${name}`,
  text: [
    'Здравствуйте!',
    `${company} приглашает вас: ${name}.`,
    ...(description === null ? [] : [description]),
    `Чтобы присоединиться, откройте ссылку: ${link}`,
  ].join('\n\n'),
});
