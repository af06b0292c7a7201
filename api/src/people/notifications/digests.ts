// Sends digest mails of unread notifications, each morning or each Monday. Notifications are marked as mailed before
// the mail is sent, so that none is sent twice; the mails count in the company's daily limit.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope, ScopeOfMember } from '../../kit/permissions/permissions.ts';
import { generateToken } from '../account/tokens.ts';
import type { CompanyMessages, CountedMessages } from '../sending/company-messages.ts';
import { digestMail, type DigestLine } from './digest-text.ts';
import { isVisibleTo, readerOf } from './visibility.ts';
import { notifications } from './notification-tables.ts';
import { courseName, lessonName, orderNumber, startsAt, testTitle } from './records.ts';

/** The hour of the day, in the company's time zone, from which digests are sent. */
const morning = sql`interval '8 hours'`;

/** Milliseconds between two checks for due digests. */
const interval = 15 * 60_000;

/** People read in one query. */
const batch = 200;

interface Parts {
  database: Database;
  messages: CompanyMessages;
  scopeOfMember: ScopeOfMember;
  publicUrl: string;
  log: FastifyBaseLogger;
}

export interface Digests {
  /** Sends the digests that are due at this moment. Concurrent calls send each mail once. */
  send: (at: Date) => Promise<void>;
  /** Sends what is due every quarter of an hour. */
  worker: Poller;
}

export function digests(parts: Parts): Digests {
  const send = (at: Date) => sendAll(parts, at);
  const failed = 'sending digest mails failed';
  const worker = createPoller({ interval, log: parts.log, failed }, async () => {
    await send(new Date());
    return false;
  });
  return { send, worker };
}

interface Waiting {
  company_id: number;
  user_id: number;
  email: string;
  code: string;
  name: string;
  time_zone: string;
  owner_id: number | null;
  /**
   * The morning of this digest, which contains the notifications from before it; null if none is due.
   */
  due: string | null;
}

async function sendAll(parts: Parts, at: Date): Promise<void> {
  /** Companies that have reached their daily limit of messages. */
  const spent = new Set<number>();
  let last = { company_id: 0, user_id: 0 };
  for (;;) {
    const waiting = await parts.database.system((transaction) =>
      waitingAfter(transaction, last, at),
    );
    for (const person of waiting) {
      if (person.due === null || spent.has(person.company_id)) continue;
      if (!(await sendTo(parts, person, person.due))) spent.add(person.company_id);
    }
    const end = waiting.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

const waitingAfter = (
  transaction: Transaction,
  { company_id, user_id }: Pick<Waiting, 'company_id' | 'user_id'>,
  at: Date,
): Promise<Waiting[]> =>
  rowsOf<Waiting>(
    transaction,
    sql`with waiting as (
        select company_id, user_id, min(happened_at) as since from notifications
        where awaits_mail and (company_id, user_id) > (${company_id}::integer, ${user_id}::integer)
        group by company_id, user_id order by company_id, user_id limit ${batch}
      )
      select waiting.company_id, waiting.user_id, coalesce(member.email, '') as email, company.code, company.name, company.time_zone,
        (select owner.user_id from company_members owner where owner.company_id = company.id and owner.is_owner and owner.status = 'active'
          order by owner.user_id limit 1) as owner_id,
        case when member.status = 'active' and member.email <> '' and company.deleted_at is null and waiting.since < mornings.newest then mornings.newest end as due
      from waiting
      join companies company on company.id = waiting.company_id
      join company_members member on member.company_id = waiting.company_id and member.user_id = waiting.user_id
      left join notification_settings settings on settings.company_id = waiting.company_id and settings.user_id = waiting.user_id
      cross join lateral (
        select (date_trunc(case settings.digest when 'weekly' then 'week' else 'day' end,
          (${at.toISOString()}::timestamptz at time zone company.time_zone) - ${morning}) + ${morning}) at time zone company.time_zone as newest
      ) as mornings
      order by waiting.company_id, waiting.user_id`,
  );

/** Returns false if the company has reached its daily limit. */
async function sendTo(
  { database, messages, scopeOfMember, publicUrl, log }: Parts,
  person: Waiting,
  due: string,
): Promise<boolean> {
  const { company_id, user_id, email: to, owner_id } = person;
  const [reader, sender] = await database.system(async (transaction) => [
    await scopeOfMember(transaction, company_id, user_id, undefined),
    owner_id === null ? null : await scopeOfMember(transaction, company_id, owner_id, undefined),
  ]);
  if (reader == null || sender == null) return true;
  let letter: Letter | null;
  try {
    letter = await database.company(sender, async (transaction) => {
      const lines = await takeLines(transaction, reader, due);
      if (lines.length === 0) return null;
      const token = await tokenOf(transaction, person);
      return { lines, token, ordered: await messages.charge(transaction, sender, [to]) };
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return false;
  }
  if (letter === null) return true;
  const offUrl = new URL(`/digests/${letter.token}`, publicUrl).href;
  const headers = {
    'List-Unsubscribe': `<${offUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const mail = { to, headers, ...digestMail(letter.lines, { company: person, publicUrl, offUrl }) };
  await messages
    .deliver(letter.ordered, mail)
    .catch((error: unknown) => log.warn({ err: error }, 'the mail server refused a digest mail'));
  return true;
}

interface Letter {
  lines: DigestLine[];
  token: string;
  ordered: CountedMessages;
}

/** Marks the due notifications as mailed and returns those that the person may still open. */
async function takeLines(
  transaction: Transaction,
  reader: Scope,
  due: string,
): Promise<DigestLine[]> {
  const taken = await rowsOf<{ id: number }>(
    transaction,
    sql`update notifications set awaits_mail = false
      where company_id = ${reader.companyId} and user_id = ${reader.personId} and awaits_mail and happened_at < ${due} returning id`,
  );
  if (taken.length === 0) return [];
  return rowsOf<DigestLine>(
    transaction,
    sql`select kind, is_for_staff, course_id, lesson_id, test_id, order_id, record_id, times,
        ${courseName(notifications)} as course_name, ${lessonName(notifications)} as lesson_name, ${testTitle(notifications)} as test_title, ${orderNumber(notifications)} as order_number, ${startsAt(notifications)} as starts_at
      from notifications where company_id = ${reader.companyId} and id = any(${idArray(taken.map(({ id }) => id))})
        and ${isVisibleTo(notifications, readerOf(reader))}
      order by course_name, test_title, order_number, happened_at, id`,
  );
}

/** The secret of the person's unsubscribe link, the same in all mails. */
async function tokenOf(
  transaction: Transaction,
  { company_id, user_id }: Pick<Waiting, 'company_id' | 'user_id'>,
): Promise<string> {
  const { off_token } = await rowOf<{ off_token: string }>(
    transaction,
    sql`insert into notification_settings as stored (company_id, user_id, off_token) values (${company_id}, ${user_id}, ${generateToken()})
      on conflict (company_id, user_id) do update set off_token = stored.off_token returning off_token`,
  );
  return off_token;
}
