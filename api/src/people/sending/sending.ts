// The door through which a company's own words leave for people outside, as mails or text messages: they are counted in
// the transaction that orders them, and nothing goes out that was not.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { companies } from '../../company/tables.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, failedDependency } from '../../kit/http/errors.ts';
import type { Mail, Mailer } from '../../kit/services/mail.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Sms } from '../../kit/services/sms.ts';
import type { Spending } from '../../kit/services/spending.ts';
import { overQuota, quotaOf, quotaZone, type Quota } from './sending-rules.ts';

/** Messages that were counted, by where they go. A job keeps them in its input, and sends no others. */
export const orderedMessages = z.object({ to: z.array(z.string()) }).brand<'counted'>();
export type OrderedMessages = z.infer<typeof orderedMessages>;

export interface CompanyMessages {
  /**
   * Takes so many messages from the company's day, and text messages from its budget too. Throws 409 while the address of
   * whoever sends is not confirmed, 422 when the day has no room for all of them.
   */
  order: (
    transaction: Transaction,
    scope: Scope,
    to: readonly string[],
  ) => Promise<OrderedMessages>;
  /** Sends a mail in the background. */
  send: (ordered: OrderedMessages, mail: Mail) => void;
  /** Resolves when the server has taken the mail; rejects with what a person can be told when it has not. */
  deliver: (ordered: OrderedMessages, mail: Mail) => Promise<void>;
  /** Rejects with what a person can be told when the text message could not be sent. */
  text: (ordered: OrderedMessages, phone: string, text: string) => Promise<void>;
  /** What is left of the day. */
  state: (transaction: Transaction, scope: Scope) => Promise<MessageState>;
}

export interface MessageState {
  /** Whose messages they are: of a tool, of whoever made its token; null when that is no longer known. */
  senderId: number | null;
  /** Whether the sender's address is confirmed. */
  isConfirmed: boolean;
  /** Today, by the company; while it is young, all that the sender ordered in young companies when that is more. */
  ordered: number;
  /** Null where the installation sets none. */
  quota: Quota | null;
  /** When another day begins. */
  resetsAt: Date;
}

interface Parts {
  mailer: Mailer;
  sms: Sms;
  /** How many times the usual numbers a company may send; 0: as many as it likes. */
  quotaFactor: number;
  spending: Pick<Spending, 'take'>;
  /** Roubles for a text message. */
  smsPrice: number;
}

export function companyMessages({
  mailer,
  sms,
  quotaFactor,
  spending,
  smsPrice,
}: Parts): CompanyMessages {
  const state = (transaction: Transaction, scope: Scope) =>
    readState(transaction, scope, quotaFactor);
  return {
    state,
    order: async (transaction, scope, to) => {
      const before = await state(transaction, scope);
      if (!before.isConfirmed) throw unconfirmed();
      const counted = await count(transaction, scope, to.length, before);
      if (!counted && before.quota !== null) {
        // Read anew: others may have ordered meanwhile.
        const { ordered } = await state(transaction, scope);
        throw spent(overQuota(before.quota, ordered, to.length));
      }
      const texts = to.filter((address) => !address.includes('@')).length;
      if (texts > 0) {
        const spent = { amount: texts, cost: texts * smsPrice };
        await spending.take(transaction, scope, 'sms', spent);
      }
      return orderedMessages.parse({ to });
    },
    send: (ordered, mail) => {
      requireOrdered(ordered, mail.to);
      mailer.send(mail);
    },
    deliver: async (ordered, mail) => {
      requireOrdered(ordered, mail.to);
      await mailer.deliver(mail).catch((error: unknown) => {
        throw notTaken(error);
      });
    },
    text: async (ordered, phone, text) => {
      requireOrdered(ordered, phone);
      await sms.send(phone, text);
    },
  };
}

/** Nobody sends what was not counted: that is a mistake of the program. */
function requireOrdered({ to }: OrderedMessages, address: string): void {
  if (!to.includes(address)) throw new Error('a message was not ordered');
}

const today = sql.raw(`(now() at time zone '${quotaZone}')::date`);

/** False when there is no room for them; the transaction must come to nothing then. */
async function count(
  transaction: Transaction,
  { companyId }: Scope,
  wanted: number,
  { senderId, quota }: MessageState,
): Promise<boolean> {
  const sender = quota?.isYoung ? senderId : null;
  const { counted } = await rowOf<{ counted: boolean }>(
    transaction,
    sql`select count_messages(${companyId}, ${sender}, ${today}, ${wanted}, ${quota?.limit ?? null}) as counted`,
  );
  return counted;
}

interface StateRow {
  now: string;
  created_at: string;
  plan: (typeof companies.$inferSelect)['plan'];
  sender_id: number | null;
  is_confirmed: boolean;
  by_company: number;
  by_sender: number;
  resets_at: string;
}

async function readState(
  transaction: Transaction,
  { companyId, personId, accessTokenId }: Scope,
  quotaFactor: number,
): Promise<MessageState> {
  const row = await rowOf<StateRow>(
    transaction,
    sql`select now() as now, company.created_at, sender.id as sender_id,
        case when company.paid_until > now() then company.plan else 'trial' end as plan,
        coalesce((select confirmed_login = login from users account where account.id = sender.id), false) as is_confirmed,
        coalesce((select ordered from company_messages sent where sent.company_id = company.id and sent.day = ${today}), 0) as by_company,
        sender_messages_of(sender.id, ${today}) as by_sender,
        (${today} + 1)::timestamp at time zone ${quotaZone} as resets_at
      from companies company cross join lateral (
        select case when ${accessTokenId ?? null}::integer is null then ${personId}::integer
          else (select author_id from access_tokens token where token.company_id = company.id and token.id = ${accessTokenId ?? null}::integer)
        end as id
      ) as sender where company.id = ${companyId}`,
  );
  const of = { createdAt: new Date(row.created_at), plan: row.plan };
  const quota = quotaFactor === 0 ? null : quotaOf(of, new Date(row.now), quotaFactor);
  return {
    senderId: row.sender_id,
    isConfirmed: row.is_confirmed,
    ordered: quota?.isYoung ? Math.max(row.by_company, row.by_sender) : row.by_company,
    quota,
    resetsAt: new Date(row.resets_at),
  };
}

function notTaken(cause: unknown): Failure {
  const failure = failedDependency('Письмо не отправилось: почтовый сервер его не принял');
  failure.cause = cause;
  return failure;
}

const unconfirmed = () =>
  conflict(
    'email_unconfirmed',
    'Сначала подтвердите свою почту по ссылке из письма: до этого письма и СМС от компании не уходят. Получить ссылку ещё раз можно в профиле',
  );

const spent = (message: string) => new Failure(422, [{ message, code: 'message_quota' }]);
