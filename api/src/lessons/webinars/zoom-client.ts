// A client of the Zoom REST API for a server-to-server OAuth app: users and meetings. The app's credentials are
// settings of the company's integration of type `zoom`.
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { companyIntegrations } from '../../company/integrations/integration-tables.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, failedDependency } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';

export interface ZoomUser {
  email: string;
  name: string;
}

/** The desired state of a meeting. */
export interface MeetingPlan {
  topic: string;
  /** Null while no time is set. */
  startsAt: Date | null;
  /** Minutes. */
  duration: number;
}

export interface Meeting {
  id: string;
  hostEmail: string;
  joinUrl: string;
  passcode: string | null;
}

/** All calls throw 424 if Zoom does not respond or refuses. */
export interface ZoomClient {
  /** Users who can host meetings. */
  users: () => Promise<ZoomUser[]>;
  /** Throws 422 if the host is not a user of the Zoom account. */
  create: (hostEmail: string, plan: MeetingPlan) => Promise<Meeting>;
  /** Returns false if the meeting no longer exists. */
  change: (meetingId: string, plan: MeetingPlan) => Promise<boolean>;
  /** Succeeds if the meeting no longer exists. */
  remove: (meetingId: string) => Promise<void>;
  /**
   * The URL that opens the meeting as its host, valid for two hours. Null if the meeting no longer exists.
   */
  startLink: (meetingId: string) => Promise<string | null>;
}

/** Zoom clients by company. */
export interface ZoomClients {
  /** Throws 409 and names the missing settings. */
  of: (companyId: number) => Promise<ZoomClient>;
}

/** The type of the integration with the settings. */
const type = 'zoom';

const appKeys = ['account_id', 'client_id', 'client_secret'] as const;
type App = Record<(typeof appKeys)[number], string>;

/** Timeout of a call in milliseconds. */
const patience = 10_000;

/** Maximum number of cached tokens, one per app. */
const mostTokens = 1000;

/** Seconds before its expiry at which a token is no longer used. */
const margin = 60;

/** Maximum number of users, read in several pages. */
const mostUsers = 900;
const usersOfPage = 300;

export function createZoomClients({
  database,
  outbound,
  apiUrl,
  oauthUrl,
}: {
  database: Pick<Database, 'system'>;
  outbound: Pick<Outbound, 'runLimited'>;
  apiUrl: string;
  oauthUrl: string;
}): ZoomClients {
  const tokens = new LRUCache<string, string>({ max: mostTokens });

  const send: Send = async (companyId, url, options) =>
    outbound.runLimited(companyId, () =>
      fetch(url, {
        ...options,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch(notAnswered),
    );

  const newToken = async (companyId: number, app: App): Promise<string> => {
    const url = new URL('/oauth/token', oauthUrl);
    url.search = String(
      new URLSearchParams({ grant_type: 'account_credentials', account_id: app.account_id }),
    );
    const keys = Buffer.from(`${app.client_id}:${app.client_secret}`).toString('base64');
    const answer = await send(companyId, url, {
      method: 'POST',
      headers: { authorization: `Basic ${keys}` },
    });
    if (answer.status === 400 || answer.status === 401) {
      await answer.body?.cancel();
      throw failedDependency(
        'Zoom не принял ключи: проверьте account_id, client_id и client_secret интеграции',
        'refused',
      );
    }
    const { access_token: token, expires_in: seconds } = await read(answer, tokenAnswer);
    tokens.set(keysOf(app), token, { ttl: Math.max(1, seconds - margin) * 1000 });
    return token;
  };

  return {
    of: async (companyId) => {
      const app = await database.system((transaction) => appOf(transaction, companyId));
      const call: Call = async (method, path, body) => {
        const ask = (token: string) =>
          send(companyId, new URL(`/v2${path}`, apiUrl), {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
        const cachedToken = tokens.get(keysOf(app));
        const answer = await ask(cachedToken ?? (await newToken(companyId, app)));
        if (answer.status !== 401 || cachedToken === undefined) return answer;
        // Zoom has revoked the token early.
        await answer.body?.cancel();
        return ask(await newToken(companyId, app));
      };
      return zoomBy(call);
    },
  };
}

type Send = (companyId: number, url: URL, options: RequestInit) => Promise<Response>;

type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Response>;

/** Includes the secret, so that a changed secret gets a new token. */
const keysOf = (app: App): string => JSON.stringify(appKeys.map((key) => app[key]));

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

const userList = z.object({
  users: z.array(
    z.object({
      email: z.string(),
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      display_name: z.string().nullish(),
    }),
  ),
  next_page_token: z.string().nullish(),
});

const meetingAnswer = z.object({
  // Eleven digits, which some responses contain as a string.
  id: z.union([z.number(), z.string()]).transform(String),
  host_email: z.string().nullish(),
  join_url: z.string(),
  start_url: z.string().nullish(),
  password: z.string().nullish(),
});

/** Error codes of Zoom. */
const noUser = 1001;
const noMeeting = 3001;

function zoomBy(call: Call): ZoomClient {
  return {
    users: async () => {
      const all: ZoomUser[] = [];
      for (let next = ''; all.length < mostUsers;) {
        const page = new URLSearchParams({ status: 'active', page_size: String(usersOfPage) });
        if (next !== '') page.set('next_page_token', next);
        const { users, next_page_token } = await read(
          await call('GET', `/users?${page}`),
          userList,
        );
        for (const { email, ...names } of users) all.push({ email, name: nameOf(names) ?? email });
        if (!next_page_token || users.length === 0) break;
        next = next_page_token;
      }
      return all;
    },
    create: async (hostEmail, plan) => {
      const path = `/users/${encodeURIComponent(hostEmail)}/meetings`;
      const answer = await call('POST', path, meetingOf(plan));
      if (await isFailure(answer, noUser)) {
        throw new Failure(422, [
          { message: 'В Zoom нет пользователя с этой почтой', field: 'email', code: 'not_found' },
        ]);
      }
      const { id, host_email, join_url, password } = await read(answer, meetingAnswer);
      return {
        id,
        hostEmail: host_email ?? hostEmail,
        joinUrl: join_url,
        passcode: password || null,
      };
    },
    change: async (meetingId, plan) => {
      const answer = await call('PATCH', `/meetings/${meetingId}`, meetingOf(plan));
      if (await isFailure(answer, noMeeting)) return false;
      await requireDone(answer);
      return true;
    },
    remove: async (meetingId) => {
      const answer = await call('DELETE', `/meetings/${meetingId}`);
      if (!(await isFailure(answer, noMeeting))) await requireDone(answer);
    },
    startLink: async (meetingId) => {
      const answer = await call('GET', `/meetings/${meetingId}`);
      if (await isFailure(answer, noMeeting)) return null;
      return (await read(answer, meetingAnswer)).start_url ?? null;
    },
  };
}

const nameOf = (names: {
  display_name?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): string | undefined =>
  names.display_name || [names.last_name, names.first_name].filter(Boolean).join(' ') || undefined;

/** Zoom's code for a scheduled meeting. */
const scheduled = 2;

const meetingOf = ({ topic, startsAt, duration }: MeetingPlan) => ({
  // Zoom's limit in characters.
  topic: topic.slice(0, 200),
  type: scheduled,
  ...(startsAt !== null && {
    // Zoom does not accept milliseconds.
    start_time: `${startsAt.toISOString().slice(0, 19)}Z`,
    timezone: 'UTC',
  }),
  duration,
});

const failure = z.object({ code: z.number(), message: z.string().default('') });

/** Whether the response has this error code, which means an unknown meeting or user. */
async function isFailure(answer: Response, code: number): Promise<boolean> {
  if (answer.status !== 404) return false;
  const said = failure.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  return said.success && said.data.code === code;
}

async function requireDone(answer: Response): Promise<void> {
  if (answer.ok) return;
  const said = failure.safeParse(await answer.json().catch(() => null));
  if (answer.status >= 500 || !said.success) notAnswered();
  throw failedDependency(`Zoom отказал: ${said.data.message.slice(0, 300)}`, 'refused');
}

async function read<Result>(answer: Response, result: z.ZodType<Result>): Promise<Result> {
  await requireDone(answer);
  const known = result.safeParse(await answer.json().catch(notAnswered));
  return known.success ? known.data : notAnswered();
}

function notAnswered(): never {
  throw failedDependency('Zoom не ответил. Попробуйте через несколько минут');
}

async function appOf(transaction: Transaction, companyId: number): Promise<App> {
  const found = await zoomSettings(transaction, companyId);
  const { account_id = '', client_id = '', client_secret = '' } = found;
  const app = { account_id, client_id, client_secret };
  const missing = appKeys.filter((key) => app[key] === '');
  if (missing.length === 0) return app;
  throw conflict(
    'not_configured',
    `Подключите Zoom: добавьте интеграцию вида «${type}» с настройками ${missing.map((key) => `«${key}»`).join(', ')} — ключами приложения «Server-to-Server OAuth»`,
  );
}

/** Settings of the company's Zoom integration, by key. */
export async function zoomSettings(
  transaction: Transaction,
  companyId: number,
): Promise<Partial<Record<string, string>>> {
  const [integration] = await transaction
    .select({ settings: companyIntegrations.settings })
    .from(companyIntegrations)
    .where(
      and(
        eq(companyIntegrations.company_id, companyId),
        sql`lower(${companyIntegrations.type}) = ${type}`,
      ),
    )
    .orderBy(companyIntegrations.id)
    .limit(1);
  return Object.fromEntries(
    (integration?.settings ?? []).map(({ key, value }) => [key, value.trim()]),
  );
}
