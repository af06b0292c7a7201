// Who is let in where, and how whoever is not is turned away. What a flag guards follows from the flag; what no flag
// guards is listed here, one route at a time, so that none opens by mistake.
import { randomUUID } from 'node:crypto';
import type { Operation } from '../kit/openapi.ts';
import { nameOf } from '../contract/judge.ts';
import type { Change } from './rows.ts';

/** What everybody sees of a company: its name, and the services that it lets people in through. */
const COMPANY = ['companies', 'company_socialites'];

/** The records that a form of registration is made of; an invite for whoever has its link. */
const FORM = [
  ...COMPANY,
  'forms',
  'form_fields',
  'custom_fields',
  'custom_field_variables',
  'invites',
];

/** Routes that need no token, on purpose: what nobody is answered, and which values make that a fair trial. */
export const OPEN: Readonly<Record<string, OpenRoute>> = {
  'GET /health': { status: 200 },
  'GET /ready': { status: 200 },
  // A wrong password is refused; five in a row would block the account, so it is tried once here and once by GraphQL.
  'POST /api/login': { status: 422 },
  // Each time with an address of its own: 20 an hour may come from one place.
  'POST /api/registration': { status: 201 },
  // The same answer whether the account exists or not; five an hour may be sent to one account.
  'POST /api/password/recovery': { status: 200 },
  'POST /api/password/reset': { status: 422 },
  'POST /api/profile/email/confirm': { status: 422 },
  // The name of a company and what its forms ask for are for whoever wants to register.
  'GET /api/public/company/get_id_by_code': { status: 200, shows: COMPANY },
  'GET /api/public/companies/{companyId}/admin/forms/{formId}': { status: 200, shows: FORM },
  // By the form that every company has people come with an invite alone.
  'POST /api/public/companies/{companyId}/admin/forms/{formId}': {
    status: 403,
    values: { formId: 'registration' },
  },
  // Whoever wants to come in sees the buttons, and may press them; nobody comes back with a secret that was guessed.
  'GET /api/public/companies/{companyId}/social_providers': {
    status: 200,
    shows: ['company_socialites'],
  },
  'POST /api/public/companies/{companyId}/social_sign_in': { status: 200 },
  'POST /api/public/social_sign_in/finish': { status: 422 },
  'POST /api/public/social_sign_in/confirm': { status: 422 },
  // The key in the address is what opens it, so a guess must not.
  'GET /api/media/{key}/{name}': { status: 404, values: { key: randomUUID(), name: 'file.txt' } },
};

export interface OpenRoute {
  status: number;
  values?: Readonly<Record<string, string>>;
  /** The tables whose records everybody is shown there. */
  shows?: readonly string[];
}

/**
 * What happens to a request: turned away for want of a token (401), told of nothing (404), refused (403, or 404 where
 * the record itself is not to be known), or let in to see and change what is the caller's own.
 */
export type Door = 'unauthenticated' | 'hidden' | 'refused' | 'inside';

interface Doors {
  outsider: Door;
  insider: Door;
  /** What is answered inside, where success takes something that nobody who tries has. */
  status?: number;
}

/** Routes for everybody who is signed in, or a member. An outsider is signed in and no member of the company. */
export const WITHOUT_FLAG: Readonly<Record<string, Doors>> = {
  // About the caller alone.
  'POST /api/logout': { outsider: 'inside', insider: 'inside' },
  'GET /api/auth_user': { outsider: 'inside', insider: 'inside' },
  'PUT /api/auth_user/update': { outsider: 'inside', insider: 'inside' },
  'GET /api/profile/security': { outsider: 'inside', insider: 'inside' },
  'GET /api/profile/sessions': { outsider: 'inside', insider: 'inside' },
  'DELETE /api/profile/sessions/{id}': { outsider: 'hidden', insider: 'hidden' },
  'POST /api/profile/sessions/end_others': { outsider: 'inside', insider: 'inside' },
  'POST /api/profile/images': { outsider: 'inside', insider: 'inside' },
  // Nobody waits for one.
  'POST /api/profile/email/resend': { outsider: 'inside', insider: 'inside', status: 404 },
  'POST /api/profile/email/cancel': { outsider: 'inside', insider: 'inside' },
  // Nobody has said the password, and nobody has begun.
  'POST /api/profile/two_step': { outsider: 'inside', insider: 'inside', status: 422 },
  'POST /api/profile/two_step/confirm': { outsider: 'inside', insider: 'inside', status: 409 },
  'POST /api/profile/two_step/disable': { outsider: 'inside', insider: 'inside', status: 422 },
  'POST /api/profile/two_step/recovery_codes': {
    outsider: 'inside',
    insider: 'inside',
    status: 409,
  },
  'GET /api/profile/socials': { outsider: 'inside', insider: 'inside' },
  // The school does not offer this one.
  'POST /api/profile/socials/begin': { outsider: 'hidden', insider: 'hidden' },
  'POST /api/profile/socials/finish': { outsider: 'inside', insider: 'inside', status: 422 },
  'DELETE /api/profile/socials/{linkId}': { outsider: 'hidden', insider: 'hidden' },
  // No such link.
  'POST /api/invites/accept': { outsider: 'inside', insider: 'inside', status: 404 },
  'GET /api/super-admin': { outsider: 'inside', insider: 'inside' },
  'GET /api/updating-platform/show-releases-unviewed': { outsider: 'inside', insider: 'inside' },
  // The flags of the platform in words, the same for everybody.
  'GET /api/permissions': { outsider: 'inside', insider: 'inside' },
  'GET /api/companies': { outsider: 'inside', insider: 'inside' },
  'POST /api/companies': { outsider: 'inside', insider: 'inside' },
  // Whoever founds a company has to be told that an address is taken; it says no more than that.
  'GET /api/company/check_code': { outsider: 'inside', insider: 'inside' },
  'GET /api/company/get_id_by_code': { outsider: 'hidden', insider: 'inside' },
  // What every member of a company knows of it.
  'GET /api/companies/{companyId}': { outsider: 'hidden', insider: 'inside' },
  'GET /api/companies/{companyId}/auth_user': { outsider: 'hidden', insider: 'inside' },
  // Each with members of its own, who are gone then.
  'POST /api/companies/{companyId}/leave': { outsider: 'hidden', insider: 'inside' },
  // Jobs are their author's alone: the list has no others, and another's is not there.
  'GET /api/companies/{companyId}/jobs': { outsider: 'hidden', insider: 'inside' },
  'GET /api/companies/{companyId}/jobs/{id}': { outsider: 'hidden', insider: 'hidden' },
  'POST /api/companies/{companyId}/jobs/{id}/cancel': { outsider: 'hidden', insider: 'hidden' },
};

/** Routes that end the session they are called with: each call has one of its own. */
export const ENDS_SESSION: ReadonlySet<string> = new Set(['POST /api/logout']);

/** Reads whose answers hold no text of the school's. */
export const WITHOUT_TEXTS: Readonly<Record<string, string>> = {
  'GET /api/profile/security': 'the caller’s own, times and counts',
  'GET /api/profile/sessions': 'the caller’s own, browsers and addresses',
  'GET /api/super-admin': 'yes or no',
  'GET /api/permissions': 'the flags are the platform’s',
  'GET /api/company/check_code': 'yes or no',
  'GET /api/updating-platform/show-releases-unviewed': 'releases are of the platform',
  'GET /api/companies/{companyId}/jobs': 'kinds, counts and times',
  'GET /api/companies/{companyId}/jobs/{id}': 'kinds, counts and times',
  'GET /api/companies/{companyId}/courses_file': 'the name of a file',
  'GET /api/companies/{companyId}/courses_download/history': 'names of files',
  'GET /api/companies/{companyId}/users_file': 'the name of a file',
  'GET /api/companies/{companyId}/subscription_check': 'plans are the platform’s',
  'GET /api/companies/{companyId}/yoo_kassa_config': 'a number, and dots',
  'GET /api/companies/{companyId}/actualize_yoo_client': 'a number, and dots',
  'GET /api/companies/{companyId}/contents': 'counts',
  'GET /api/companies/{companyId}/users_download/history': 'names of files',
  'GET /api/companies/{companyId}/users/{id}/users_generated_file': 'the name of a file',
};

/** Fields that show nothing of the school even to its owner: what is the platform's, or what no route can write yet. */
export const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'Query.permissionGroups': 'the flags are the platform’s',
  'Viewer.security': 'the viewer’s own, times and counts',
  'Course.img': 'no route gives a course its cover yet',
  'Company.subscription': 'plans are the platform’s',
  'Company.contents': 'counts',
};

/** What the school's owner is answered where a write that is in order can't succeed any more. */
export const OWNERS_FAILURES: Readonly<Record<string, { status: number; why: string }>> = {
  'POST /api/companies/{companyId}/jobs/{id}/cancel': { status: 409, why: 'the job is done' },
  'POST /api/profile/email/resend': { status: 404, why: 'no address waits' },
  'POST /api/profile/two_step': { status: 422, why: 'the password is not said' },
  'POST /api/profile/two_step/confirm': { status: 409, why: 'nobody has begun' },
  'POST /api/profile/two_step/disable': { status: 422, why: 'the password is not said' },
  'POST /api/profile/two_step/recovery_codes': { status: 409, why: 'it is not on' },
  'POST /api/invites/accept': { status: 404, why: 'there is no such link' },
  'POST /api/profile/socials/begin': { status: 404, why: 'the school does not offer it' },
  'POST /api/profile/socials/finish': { status: 422, why: 'nobody has begun' },
  'DELETE /api/profile/socials/{linkId}': { status: 404, why: 'there is none' },
  'DELETE /api/profile/sessions/{id}': { status: 404, why: 'it ended with the others' },
  'DELETE /api/companies/{companyId}/custom_fields/{id}': {
    status: 409,
    why: 'an invite asks for it',
  },
  'DELETE /api/companies/{companyId}/roles/{id}': { status: 409, why: 'somebody has the role' },
  'POST /api/companies/{companyId}/leave': { status: 409, why: 'nobody else owns it' },
  'DELETE /api/companies/{companyId}': { status: 422, why: 'it has another name by then' },
};

/** Where it is noted that somebody was here. */
const VISITS: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_used_at', 'ip_address'],
  access_tokens: ['last_used_at'],
  company_members: ['last_visit_at'],
};

/** What may become different while the school is tried. */
export const MAY_CHANGE: readonly { why: string; covers: (change: Change) => boolean }[] = [
  {
    why: 'whoever tries to sign in to an account is counted there',
    covers: ({ table, kind, columns }) =>
      table === 'users' &&
      kind === 'changed' &&
      columns.every((column) =>
        ['failed_login_count', 'login_blocked_until', 'updated_at'].includes(column),
      ),
  },
  {
    why: 'whoever is here is seen to be, the school’s owner too',
    covers: ({ table, kind, columns }) =>
      kind === 'changed' && columns.every((column) => VISITS[table]?.includes(column)),
  },
  {
    why: 'the owner asks YooKassa',
    covers: ({ table, columns }) =>
      table === 'companies' &&
      columns.every((column) => ['yoo_kassa_checked_at', 'updated_at'].includes(column)),
  },
  {
    why: 'whoever leaves is counted among those who left, with their roles',
    covers: ({ table, row }) =>
      table === 'row_counts' &&
      ['company_members', 'member_roles'].includes(String(row['counted'])),
  },
  {
    why: 'anybody may begin to sign in through a service',
    covers: ({ table, kind }) => table === 'social_sign_ins' && kind === 'added',
  },
  {
    why: 'anybody may have a recovery mail sent to an account',
    covers: ({ table, kind }) => table === 'password_resets' && kind === 'added',
  },
];

export interface Standing {
  /** Whom the school is closed to is told so, as they know it; everything else they find as outsiders do. */
  kind: 'nobody' | 'outsider' | 'blocked' | 'insider';
  /** In the tried school. */
  flags: ReadonlySet<string>;
}

export type Permission = 'open' | 'signed-in' | 'member' | 'owner' | Grant | readonly Grant[];

interface Grant {
  all: string;
  my?: string;
}

export const permissionOf = ({ documented }: Operation): Permission => documented['x-permission'];

const grantsOf = (permission: Permission): Grant[] =>
  typeof permission === 'string' ? [] : [permission].flat();

/** The flags that a route names; none for one that no flag guards. */
export const flagsOf = (operation: Operation): string[] =>
  grantsOf(permissionOf(operation))
    .flatMap(({ all, my }) => (my === undefined ? [all] : [all, my]))
    .sort();

/** How a caller fares at a route. */
export function doorOf({ kind, flags }: Standing, operation: Operation): Door {
  const permission = permissionOf(operation);
  if (permission === 'open') return 'inside';
  if (kind === 'nobody') return 'unauthenticated';
  if (kind === 'blocked' && permission !== 'signed-in') return 'refused';
  if (permission === 'signed-in' || permission === 'member') {
    const listed = WITHOUT_FLAG[nameOf(operation)];
    if (!listed)
      throw new Error(
        `${nameOf(operation)} is for every ${permission}: say in WITHOUT_FLAG of expectations.ts what an outsider and an insider are answered`,
      );
    return listed[kind === 'insider' ? 'insider' : 'outsider'];
  }
  if (kind === 'outsider') return 'hidden';
  if (!flags.has('admin_part_access')) return 'refused';
  return flagsOf(operation).some((flag) => flags.has(flag)) ? 'inside' : 'refused';
}
