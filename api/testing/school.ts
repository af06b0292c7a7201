// Starts the API with a test database, and creates the users and companies of tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/app.ts';
import { users } from '../src/people/account/account-tables.ts';
import { companyMembers, memberRoles, roles } from '../src/people/tables.ts';
import { startSession } from '../src/people/account/accounts.ts';
import { companies } from '../src/company/tables.ts';
import type { Database } from '../src/kit/database/database.ts';
import type { Permission } from '../src/kit/permissions/flags.ts';
import { folderStorage, type Storage } from '../src/kit/files/storage.ts';
import { expectContract } from './contract.ts';
import { openTestDatabase } from './database.ts';
import { testSettings } from './settings.ts';

export const testPassword = 'correct horse battery';

/** Hashed with the lowest cost of argon2id, which sign-in reads from the hash. */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$wVfxG29B162pw19xc1+DA9BDQHvWRXrXEvemoqx0xrY';

export interface Caller {
  userId: number;
  token: string;
}

export interface Answer {
  status: number;
  // Untyped: a test that reads a wrong shape fails.
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, unknown>;
}

export interface School {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** Sends a request, with or without a caller. */
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    as?: Caller,
  ) => Promise<Answer>;
  /** Creates a user and signs them in. */
  person: (email: string) => Promise<Caller>;
  /** Creates a company with its owner. */
  company: (code: string, owner: Caller) => Promise<number>;
  /** Makes a user a member with these permissions and back office access. */
  join: (companyId: number, member: Caller, permissions: Permission[]) => Promise<void>;
}

/** A server of its own for one test file. */
export interface OwnSchool extends School {
  close: () => Promise<void>;
}

/** A log of requests and responses; `scripts/lib/testing/coverage.ts` finds undocumented ones in it. */
const restCalls = join(import.meta.dirname, '../../tests/.artifacts/rest-calls.jsonl');

let sharedSchool: Promise<School> | undefined;

/**
 * The server that all test files of this process share. Each file uses companies, users and addresses of its own, which
 * isolates it from others. Files that read the whole installation, need other settings, or stop something open a server
 * of their own.
 */
export function openSchool(): Promise<School> {
  sharedSchool ??= openOwnSchool();
  return sharedSchool;
}

/**
 * `environment` adds settings; files are stored in a temporary folder unless `storage` is given. A request fails if its
 * response breaks the contract.
 */
export async function openOwnSchool(
  environment: NodeJS.ProcessEnv = {},
  storage?: Storage,
): Promise<OwnSchool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kafedra-test-'));
  const settings = {
    ...testSettings({ UPLOAD_LIMIT: '100000', TRACE_REST_CALLS: restCalls, ...environment }),
    DATA_DIR: dataDir,
  };
  const database = await openTestDatabase({
    timeout: settings.STATEMENT_TIMEOUT,
    publicUrl: settings.PUBLIC_URL,
  });
  const app = heldToContract(
    await createApp(settings, {
      database,
      storage: storage ?? folderStorage(join(dataDir, 'files')),
    }),
  );
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
      return { status: answer.statusCode, body: bodyOf(answer), headers: answer.headers };
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

function heldToContract(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (
    request: InjectOptions | string,
  ) => Promise<LightMyRequestResponse>;
  return Object.assign(app, {
    inject: async (request: InjectOptions | string) => {
      const answer = await inject(request);
      const { method = '', url = '' } = answer.raw.req;
      expectContract({ method, url }, { status: answer.statusCode, body: bodyOf(answer) });
      return answer;
    },
  });
}

function bodyOf({ body, headers }: LightMyRequestResponse): Answer['body'] {
  if (body === '') return null;
  return /json/.test(String(headers['content-type'])) ? JSON.parse(body) : body;
}
