// Sends mails and text messages with a company's own texts. They are counted against the daily limit in the transaction
// that orders them, and uncounted messages cannot be sent.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { companies } from '../../company/tables.ts';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, failedDependency } from '../../kit/http/errors.ts';
import type { Mail, Mailer } from '../../kit/services/mail.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Sms } from '../../kit/services/sms.ts';
import type { Spending } from '../../kit/services/spending.ts';
import {
  quotaExceededMessage,
  messageQuotaOf,
  quotaTimeZone,
  type MessageQuota,
} from './message-quota.ts';

/** Counted messages, by recipient. A job stores them in its input and sends no others. */
export const countedMessages = z.object({ to: z.array(z.string()) }).brand<'counted'>();
export type CountedMessages = z.infer<typeof countedMessages>;

export interface CompanyMessages {
  /**
   * Counts messages against the company's daily limit, and text messages against its budget, too. Throws 409 if the
   * sender's address is unconfirmed, 422 if the messages exceed the limit.
   */
  charge: (
    transaction: Transaction,
    scope: Scope,
    to: readonly string[],
  ) => Promise<CountedMessages>;
  /** Sends a mail in the background. */
  send: (ordered: CountedMessages, mail: Mail) => void;
  /**
   * Resolves when the mail server has accepted the mail; rejects with a message for users if it has not.
   */
  deliver: (ordered: CountedMessages, mail: Mail) => Promise<void>;
  /** Rejects with a message for users if the text message could not be sent. */
  sendSms: (ordered: CountedMessages, phone: string, text: string) => Promise<void>;
  /** The messages that are left today. */
  state: (transaction: Transaction, scope: Scope) => Promise<MessageState>;
}

export interface MessageState {
  /**
   * The person that messages are counted for; for a service account, the creator of the token. Null if unknown.
   */
  senderId: number | null;
  /** Whether the sender's address is confirmed. */
  isConfirmed: boolean;
  /**
   * Messages of the company today; for a young company, the sender's messages in all young companies if these are more.
   */
  used: number;
  /** Null if the installation has no limit. */
  quota: MessageQuota | null;
  /** When the next day begins. */
  resetsAt: Date;
}

interface Parts {
  mailer: Mailer;
  sms: Sms;
  /** The factor by which the installation multiplies the limits; 0: no limit. */
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
    charge: async (transaction, scope, to) => {
      const before = await state(transaction, scope);
      if (!before.isConfirmed) throw unconfirmed();
      const counted = await count(transaction, scope, to.length, before);
      if (!counted && before.quota !== null) {
        // Read again, because concurrent requests may have counted messages meanwhile.
        const { used } = await state(transaction, scope);
        throw spent(quotaExceededMessage(before.quota, used, to.length));
      }
      const texts = to.filter((address) => !address.includes('@')).length;
      if (texts > 0) {
        const spent = { amount: texts, cost: texts * smsPrice };
        await spending.take(transaction, scope, 'sms', spent);
      }
      return countedMessages.parse({ to });
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
    sendSms: async (ordered, phone, text) => {
      requireOrdered(ordered, phone);
      await sms.send(phone, text);
    },
  };
}

/** Sending an uncounted message is a programming error. */
function requireOrdered({ to }: CountedMessages, address: string): void {
  if (!to.includes(address)) throw new Error('the message was not counted before it was sent');
}

const today = sql.raw(`(now() at time zone '${quotaTimeZone}')::date`);

/** Returns false if the messages exceed the limit; the transaction must then be rolled back. */
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
        (${today} + 1)::timestamp at time zone ${quotaTimeZone} as resets_at
      from companies company cross join lateral (
        select case when ${accessTokenId ?? null}::integer is null then ${personId}::integer
          else (select author_id from access_tokens token where token.company_id = company.id and token.id = ${accessTokenId ?? null}::integer)
        end as id
      ) as sender where company.id = ${companyId}`,
  );
  const of = { createdAt: new Date(row.created_at), plan: row.plan };
  const quota = quotaFactor === 0 ? null : messageQuotaOf(of, new Date(row.now), quotaFactor);
  return {
    senderId: row.sender_id,
    isConfirmed: row.is_confirmed,
    used: quota?.isYoung ? Math.max(row.by_company, row.by_sender) : row.by_company,
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
