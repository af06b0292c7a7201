// Sends invites to their recipients by mail or text message, in a job that sends one message after the other.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { defineJob, type Jobs, type RunningJob } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { plainText } from '../../kit/rich-text/rich-text.ts';
import { countedMessages, type CompanyMessages } from '../sending/company-messages.ts';
import { mayGiveInvite } from './invite-permissions.ts';
import { inviteRecipients, invites } from './invite-tables.ts';
import { inviteLink } from './invites.ts';

export interface InviteSendingParts {
  jobs: Jobs;
  messages: CompanyMessages;
  publicUrl: string;
  /** The origin of a company that has its own domain; null for others. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

/**
 * Queues a job that sends invites to those recipients who have not received them. Returns the job's id.
 */
export type QueueSending = (
  transaction: Transaction,
  scope: Scope,
  inviteIds: readonly number[],
) => Promise<number>;

/** Messages that one job sends. Its input contains all recipients. */
const mostLetters = 10_000;

export function invitesSending(senders: InviteSendingParts): QueueSending {
  const { jobs, messages } = senders;
  const definition = defineJob({
    kind: 'invites_sending',
    input: orderedLetters,
    run: (job) => sendLetters(job, senders),
  });
  jobs.handle(definition);
  return async (transaction, scope, inviteIds) => {
    const waiting = await transaction
      .select({ id: inviteRecipients.id, address: inviteRecipients.address })
      .from(inviteRecipients)
      .where(isWaiting(scope.companyId, inviteIds))
      .orderBy(inviteRecipients.id)
      .limit(mostLetters + 1);
    if (waiting.length > mostLetters) throw tooMany();
    const input = {
      invite_ids: [...inviteIds],
      recipient_ids: waiting.map(({ id }) => id),
      ordered: await messages.charge(
        transaction,
        scope,
        waiting.map(({ address }) => address),
      ),
    };
    return jobs.enqueue(transaction, scope, definition, { input });
  };
}

const tooMany = () =>
  invalid('recipients', `Не больше ${mostLetters.toLocaleString('ru')} получателей за раз`);

/** The number of recipients who have not received these invites. */
export const countUnsent = (
  transaction: Transaction,
  { companyId }: Scope,
  inviteIds: readonly number[],
): Promise<number> => transaction.$count(inviteRecipients, isWaiting(companyId, inviteIds));

const isWaiting = (companyId: number, inviteIds: readonly number[]) =>
  and(
    eq(inviteRecipients.company_id, companyId),
    sql`${inviteRecipients.invite_id} = any(${idArray(inviteIds)})`,
    isNull(inviteRecipients.sent_at),
  );

const orderedLetters = z.object({
  invite_ids: z.array(z.int()),
  recipient_ids: z.array(z.int()),
  ordered: countedMessages,
});
type OrderedLetters = z.infer<typeof orderedLetters>;

/**
 * Sends the messages. Each one is marked as sent before the next is sent, so that only a crash in between repeats one
 * message.
 */
async function sendLetters(job: RunningJob<OrderedLetters>, senders: InviteSendingParts) {
  const total = job.input.recipient_ids.length;
  // An earlier run of the job may have sent some.
  const doneBefore = (letters: readonly Letter[]) => total - letters.length;
  const letters = await job.step(
    (transaction) => read(transaction, senders, job),
    (left) => ({ done: doneBefore(left), total }),
  );
  let done = doneBefore(letters);
  let failed = 0;
  for (const letter of letters) {
    const error = await send(letter, job.input.ordered, senders.messages);
    done += 1;
    if (error !== null) failed += 1;
    await job.step(
      (transaction) => mark(transaction, job.scope, letter.id, error),
      () => ({ done, total, failed }),
    );
  }
  return async () => ({});
}

interface Letter {
  /** The id of the recipient. */
  id: number;
  address: string;
  name: string;
  /** Rich text. */
  description: string | null;
  kind: 'invite' | 'welcome';
  /** The URL that the message links to. */
  link: string;
  send_type: 'email' | 'phone' | null;
  company: string;
  /** Whether the job's author may still give what the invite gives. */
  givable: boolean;
}

async function read(
  transaction: Transaction,
  senders: InviteSendingParts,
  { scope, input }: RunningJob<OrderedLetters>,
): Promise<Letter[]> {
  const { company_id, id } = invites;
  const origin = await senders.ownAddress(transaction, scope.companyId);
  const letters = await transaction
    .select({
      id: inviteRecipients.id,
      address: inviteRecipients.address,
      name: invites.name,
      description: invites.description,
      kind: invites.kind,
      send_type: invites.send_type,
      link: inviteLink(invites),
      company: companies.name,
      givable: sql<boolean>`${mayGiveInvite({ companyId: sql`${company_id}`, inviteId: sql`${id}` }, scope)}`,
    })
    .from(inviteRecipients)
    .innerJoin(
      invites,
      and(eq(company_id, inviteRecipients.company_id), eq(id, inviteRecipients.invite_id)),
    )
    .innerJoin(companies, eq(companies.id, company_id))
    .where(
      and(
        eq(inviteRecipients.company_id, scope.companyId),
        sql`${inviteRecipients.id} = any(${idArray(input.recipient_ids)})`,
        isNull(inviteRecipients.sent_at),
      ),
    )
    .orderBy(inviteRecipients.id);
  return letters.map((letter) => ({ ...letter, link: linkAt(origin, senders, letter.link) }));
}

/** On the company's own domain the path needs no company code. */
const linkAt = (origin: string | null, { publicUrl }: InviteSendingParts, path: string): string =>
  origin === null
    ? new URL(path, publicUrl).href
    : new URL(path.replace(/^\/registration\/[^/]+/, '/registration'), origin).href;

const mark = (
  transaction: Transaction,
  { companyId }: Scope,
  recipientId: number,
  error: string | null,
) =>
  transaction
    .update(inviteRecipients)
    .set({ error, ...(error === null && { sent_at: new Date().toISOString() }) })
    .where(and(eq(inviteRecipients.company_id, companyId), eq(inviteRecipients.id, recipientId)));

/** Sends a message. Returns why it failed; null on success. */
async function send(
  letter: Letter,
  ordered: OrderedLetters['ordered'],
  messages: CompanyMessages,
): Promise<string | null> {
  if (!letter.givable) return 'Приглашение даёт права, которых нет у отправителя';
  try {
    if (letter.send_type === 'phone') {
      const text = `${letter.company} приглашает вас: ${letter.link}`;
      await messages.sendSms(ordered, letter.address, text);
    } else {
      await messages.deliver(ordered, { to: letter.address, ...mail(letter) });
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
    ...(description === null ? [] : [plainText(description)]),
    `Чтобы присоединиться, откройте ссылку: ${link}`,
  ].join('\n\n'),
});
