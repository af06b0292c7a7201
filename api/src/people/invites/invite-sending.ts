// Sending invites to their recipients, by mail or as text messages: ordered for one invite or many, and done by a job, one
// recipient after the other.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { defineJob, type Jobs, type RunningJob } from '../../jobs/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { plainText } from '../../kit/rich-text/rich-text.ts';
import { orderedMessages, type CompanyMessages } from '../sending/sending.ts';
import { isGivable } from './invite-reach.ts';
import { inviteRecipients, invites } from './invite-tables.ts';
import { inviteLink } from './invites.ts';

export interface Senders {
  jobs: Jobs;
  messages: CompanyMessages;
  publicUrl: string;
  /** The origin of a company that has one of its own. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

/** Orders the sending of invites to those of their recipients who did not get them; answers the id of the job. */
export type OrderSending = (
  transaction: Transaction,
  scope: Scope,
  inviteIds: readonly number[],
) => Promise<number>;

/** Letters that one job sends: all their recipients are kept with it. */
const mostLetters = 10_000;

export function invitesSending(senders: Senders): OrderSending {
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
      ordered: await messages.order(
        transaction,
        scope,
        waiting.map(({ address }) => address),
      ),
    };
    return jobs.order(transaction, scope, definition, { input });
  };
}

const tooMany = () =>
  invalid('recipients', `Не больше ${mostLetters.toLocaleString('ru')} получателей за раз`);

/** How many recipients of these invites did not get them. */
export const waitingFor = (
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
  ordered: orderedMessages,
});
type OrderedLetters = z.infer<typeof orderedLetters>;

/** Whoever was sent one is sent no second: the mark is written before the next, and only a crash between repeats one. */
async function sendLetters(job: RunningJob<OrderedLetters>, senders: Senders) {
  const total = job.input.recipient_ids.length;
  // Some were sent when the job was begun before.
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
  /** Of the recipient. */
  id: number;
  address: string;
  name: string;
  /** Rich text. */
  description: string | null;
  kind: 'invite' | 'welcome';
  /** Where the recipient goes. */
  link: string;
  send_type: 'email' | 'phone' | null;
  company: string;
  /** Whoever ordered it may still give what the invite gives. */
  givable: boolean;
}

async function read(
  transaction: Transaction,
  senders: Senders,
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
      givable: sql<boolean>`${isGivable({ companyId: sql`${company_id}`, inviteId: sql`${id}` }, scope)}`,
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

/** At a company's own address its code is known. */
const linkAt = (origin: string | null, { publicUrl }: Senders, path: string): string =>
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

/** Why it could not be sent; null when it was. */
async function send(
  letter: Letter,
  ordered: OrderedLetters['ordered'],
  messages: CompanyMessages,
): Promise<string | null> {
  if (!letter.givable) return 'Приглашение даёт права, которых нет у отправителя';
  try {
    if (letter.send_type === 'phone') {
      const text = `${letter.company} приглашает вас: ${letter.link}`;
      await messages.text(ordered, letter.address, text);
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
