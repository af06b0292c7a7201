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

export interface Senders {
  messages: CompanyMessages;
  publicUrl: string;
  /** The origin of a company that has one of its own. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

interface Letter {
  name: string;
  description: string | null;
  kind: 'invite' | 'welcome';
  /** Where the recipient goes. */
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
      const { letter, recipients } = await job.step((transaction) =>
        read(transaction, senders, job),
      );
      let done = 0;
      for (const { id, address } of recipients) {
        const error = await send(senders.messages, job.input.ordered, letter, address);
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

async function read(transaction: Transaction, senders: Senders, job: RunningJob<Input>) {
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
    letter: {
      ...(invite as unknown as Letter),
      link: await linkFor(transaction, senders, scope.companyId, String(invite['link'])),
      company: company?.name ?? '',
    },
    recipients,
  };
}

/** At a company's own address its code is known. */
async function linkFor(
  transaction: Transaction,
  { publicUrl, ownAddress }: Senders,
  companyId: number,
  path: string,
): Promise<string> {
  const own = await ownAddress(transaction, companyId);
  if (own === null) return new URL(path, publicUrl).href;
  return new URL(path.replace(/^\/registration\/[^/]+/, '/registration'), own).href;
}

/** Why it could not be sent; null when it was. */
async function send(
  messages: CompanyMessages,
  ordered: Input['ordered'],
  letter: Letter,
  address: string,
): Promise<string | null> {
  try {
    if (letter.send_type === 'phone') {
      await messages.text(ordered, address, `${letter.company} приглашает вас: ${letter.link}`);
    } else {
      await messages.deliver(ordered, { to: address, ...mail(letter) });
    }
    return null;
  } catch (error) {
    return error instanceof Failure
      ? error.message
      : 'Письмо не отправилось: почтовый сервер его не принял';
  }
}

const mail = ({ name, description, kind, company, link }: Letter) => ({
  subject:
    kind === 'welcome' ? `Добро пожаловать в «${company}»` : `Приглашение в «${company}»: ${name}`,
  text: [
    'Здравствуйте!',
    `${company} приглашает вас: ${name}.`,
    ...(description === null ? [] : [description]),
    `Чтобы присоединиться, откройте ссылку: ${link}`,
  ].join('\n\n'),
});
