// A running API over a test database, and the people and companies that tests tell their stories with.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../src/app.ts';
import { users } from '../src/people/account/account-tables.ts';
import { companyMembers, memberRoles, roles } from '../src/people/tables.ts';
import { startSession } from '../src/people/account/accounts.ts';
import { companies } from '../src/company/tables.ts';
import { readSettings } from '../src/settings.ts';
import type { Database } from '../src/kit/database.ts';
import type { Permission } from '../src/kit/permission-flags.ts';
import { folderStorage, type Storage } from '../src/kit/storage.ts';
import { openTestDatabase } from './database.ts';

export const testPassword = 'correct horse battery';

/** Its hash at the least cost that argon2id knows: a sign-in takes the cost that stands in the hash. */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$wVfxG29B162pw19xc1+DA9BDQHvWRXrXEvemoqx0xrY';

export interface Caller {
  userId: number;
  token: string;
}

export interface Answer {
  status: number;
  // The tests read what the contract promises; asserting on the wrong shape fails them.
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, unknown>;
}

export interface School {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** Sends a request, as somebody or as nobody. */
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    as?: Caller,
  ) => Promise<Answer>;
  /** A person with an account, signed in. */
  person: (email: string) => Promise<Caller>;
  /** A company with its owner. */
  company: (code: string, owner: Caller) => Promise<number>;
  /** Makes a person a member with these flags, and access to the back office. */
  join: (companyId: number, member: Caller, permissions: Permission[]) => Promise<void>;
}

/** A school that is nobody else's, and ends with its test file. */
export interface OwnSchool extends School {
  close: () => Promise<void>;
}

let kept: Promise<School> | undefined;

/**
 * The school that this process keeps for all its test files. A file lives in it with companies, people and addresses of
 * its own: what other files do, it can't see. What looks at the installation as a whole, needs other settings, or takes
 * something down opens a school of its own.
 */
export function openSchool(): Promise<School> {
  kept ??= openOwnSchool();
  return kept;
}

/** `environment` adds settings; files lie in a folder of the school's own unless they have another `storage`. */
export async function openOwnSchool(
  environment: NodeJS.ProcessEnv = {},
  storage?: Storage,
): Promise<OwnSchool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kafedra-test-'));
  const settings = {
    ...readSettings({
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      STATEMENT_TIMEOUT: '0', // Nothing is timed.
      UPLOAD_LIMIT: '100000',
      CAPTCHA: 'off',
      FFMPEG: 'off', // Whether the machine has one changes nothing.
      ...environment,
    }),
    DATA_DIR: dataDir,
  };
  const database = await openTestDatabase({
    timeout: settings.STATEMENT_TIMEOUT,
    publicUrl: settings.PUBLIC_URL,
  });
  const app = await createApp(settings, {
    database,
    storage: storage ?? folderStorage(join(dataDir, 'files')),
  });
  await app.startJobs();
  return {
    app,
    database,
    dataDir,
    send: async (method, url, body, as) => {
      const request: InjectOptions = {
        method,
        url,
        headers: as === undefined ? {} : { authorization: `Bearer ${as.token}` },
      };
      if (body !== undefined) request.payload = body as Record<string, unknown>;
      const answer = await app.inject(request);
      return {
        status: answer.statusCode,
        body: answer.body === '' ? null : JSON.parse(answer.body),
        headers: answer.headers,
      };
    },
    person: (email) =>
      database.system(async (transaction) => {
        const [user] = await transaction
          .insert(users)
          .values({
            login: email,
            email,
            confirmed_login: email,
            name: 'Анна',
            surname: 'Орлова',
            password_hash: testPasswordHash,
          })
          .returning({ id: users.id });
        const userId = user?.id ?? 0;
        const device = { user_agent: null, ip_address: null };
        return { userId, token: await startSession(transaction, userId, device) };
      }),
    company: (code, owner) =>
      database.system(async (transaction) => {
        const [company] = await transaction
          .insert(companies)
          .values({ code, name: `Школа ${code}` })
          .returning({ id: companies.id });
        const companyId = company?.id ?? 0;
        await transaction
          .insert(companyMembers)
          .values({ company_id: companyId, user_id: owner.userId, is_owner: true });
        return companyId;
      }),
    join: (companyId, member, permissions) =>
      database.system(async (transaction) => {
        await transaction
          .insert(companyMembers)
          .values({ company_id: companyId, user_id: member.userId });
        const [role] = await transaction
          .insert(roles)
          .values({
            company_id: companyId,
            name: 'Менеджер',
            permissions: ['admin_part_access', ...permissions],
          })
          .returning({ id: roles.id });
        await transaction
          .insert(memberRoles)
          .values({ company_id: companyId, user_id: member.userId, role_id: role?.id ?? 0 });
      }),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
