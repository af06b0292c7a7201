// Provides a school to the fuzz test, and a new one when a request has deleted it.
import { inPlace } from '../../openapi.ts';
import { sql } from 'drizzle-orm';
import { users } from '../../../src/people/account/account-tables.ts';
import { loadDemoSchool } from '../../../src/demo/load.ts';
import { rowOf, rowsOf } from '../../../src/kit/database/database.ts';
import { tablesOfCompanies } from '../../every-table.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../school.ts';
import type { Attempt } from './requests.ts';
import type { Schema } from './texts.ts';

/** The response to an attempt. */
export interface Outcome {
  url: string;
  body: string | undefined;
  status: number;
  text: string;
}

export interface FuzzServer {
  /** The contract as the server publishes it. */
  openapi: Schema;
  send: (attempt: Attempt) => Promise<Outcome>;
  close: () => Promise<void>;
}

interface Place {
  companyId: number;
  owner: Caller;
  member: Caller;
  /** Ids of records by table. */
  ids: Map<string, number[]>;
}

/**
 * Isolates the server: nothing listens at the addresses of other services, and mails are written to files.
 */
const nowhere = {
  YOOKASSA_URL: 'http://127.0.0.1:1',
  SENDPULSE_URL: 'http://127.0.0.1:1',
  DNS_SERVERS: '127.0.0.1:1',
  TRACE_REST_CALLS: '', // Random success does not count as a test of an operation.
};

export async function openFuzzServer(): Promise<FuzzServer> {
  const school = await openOwnSchool(nowhere);
  await school.app.ready();
  let sent = 0;
  let place = await found(school, sent);
  return {
    openapi: inPlace(school.app.swagger()),
    close: () => school.close(),
    send: async (attempt) => {
      const url = filled(attempt.url, place);
      const body = attempt.body === undefined ? undefined : filled(attempt.body, place);
      const { as, operation } = attempt;
      sent += 1;
      const answer = await school.app.inject({
        method: operation.method,
        url,
        headers: {
          // A new address each time, because rate limits by address are not tested here.
          'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
          ...(as !== 'nobody' && { authorization: `Bearer ${place[as].token}` }),
          ...attempt.headers,
        },
        ...(body !== undefined && { payload: body }),
      });
      const changed = operation.method !== 'GET' && answer.statusCode < 300;
      if (changed && !(await stands(school, place))) place = await found(school, sent);
      return { url, body, status: answer.statusCode, text: answer.body };
    },
  };
}

/** Whether both users are still signed in members, and the owner still owns the company. */
async function stands({ send }: OwnSchool, { companyId, owner, member }: Place): Promise<boolean> {
  const url = `/api/companies/${companyId}/contents`;
  const asOwner = await send('GET', url, undefined, owner);
  const asMember = await send('GET', url, undefined, member);
  return asOwner.status === 200 && asMember.status === 403;
}

/**
 * Creates the demo company with a signed-in owner and member. Earlier companies release its name and logins.
 */
async function found(school: OwnSchool, number: number): Promise<Place> {
  const { database } = school;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`update companies set code = code || '-' || id where code = 'demo'`,
    );
    await transaction.execute(
      sql`update users set login = login || '.' || id, email = email || '.' || id where login like '%.school'`,
    );
  });
  await loadDemoSchool(database, { courses: 12, learners: 30 });
  const owner = await school.person(`owner-${number}@fuzz-post.test`);
  const member = await school.person(`member-${number}@fuzz-post.test`);
  const companyId = await database.system(async (transaction) => {
    const { id } = await rowOf<{ id: number }>(
      transaction,
      sql`select id from companies where code = 'demo'`,
    );
    await transaction.execute(
      sql`insert into company_members (company_id, user_id, is_owner) values (${id}, ${owner.userId}, true)`,
    );
    return id;
  });
  await school.join(companyId, member, ['courses_show_my', 'users_welcome', 'tests_show_my']);
  return { companyId, owner, member, ids: await idsIn(school, companyId) };
}

async function idsIn({ database }: OwnSchool, companyId: number): Promise<Map<string, number[]>> {
  return database.system(async (transaction) => {
    const ids = new Map<string, number[]>([['companies', [companyId]]]);
    for (const table of await tablesOfCompanies(transaction)) {
      const rows = await rowsOf<{ id: unknown }>(
        transaction,
        sql`select to_jsonb(one) -> 'id' as id from ${sql.identifier(table)} one where company_id = ${companyId} limit 10`,
      );
      ids.set(
        table,
        rows.map(({ id }) => Number(id ?? 1)),
      );
    }
    const members = await transaction
      .select({ id: users.id })
      .from(users)
      .where(sql`id in (select user_id from company_members where company_id = ${companyId})`)
      .limit(10);
    return ids.set(
      'users',
      members.map(({ id }) => id),
    );
  });
}

/** Replaces placeholders by ids of existing records; unknown kinds get the id of the company. */
const filled = (text: string, { ids, companyId }: Place): string =>
  text.replaceAll(/@\{(\w*):(\d)\}/g, (_, name: string, place: string) => {
    const tables = [`${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name];
    const some = tables.map((table) => ids.get(table)).find((each) => each?.length) ?? [companyId];
    return String(some[Number(place) % some.length]);
  });
