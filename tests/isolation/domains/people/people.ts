// Declares accounts, sign-in, users, roles, groups, invites, generated accounts, access tokens and social sign-in.
import { toGlobalId } from '../../../../gateway/src/kit/records/ids.ts';
import { demo } from '../../../kit/servers.ts';
import { fileOf, filmOf } from '../../probes/bodies.ts';
import { menuPages } from './menu-pages.ts';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import { isMarked } from '../../school/secrets.ts';
import {
  registerByInvite,
  describePeople,
  generateUsers,
  uploadOwnFiles,
  ownFiles,
  ownFilm,
  records,
  token,
} from './records.ts';
import { social } from './social.ts';

const company = '/api/companies/{companyId}';

/** Public data of a company: its name, sign-in services and catalogue. */
const shownOfCompany = [
  'companies',
  'company_socialites',
  'course_categories',
  'course_formats',
  'places',
];

/** Tables shown by a registration form, and the invite of a link. */
const form = [
  ...shownOfCompany,
  'forms',
  'form_fields',
  'custom_fields',
  'custom_field_variables',
  'invites',
];

const ofKind =
  (wanted: string) =>
  ({ kind }: Row): boolean =>
    kind === wanted;

/** Routes about the caller only. */
const everybody = { outsider: 'inside', insider: 'inside' } as const;

export const domain: DomainDeclaration = {
  tags: [
    'Sign-in',
    'Profile',
    'Roles and groups',
    'Users',
    'Invites',
    'Registration',
    'Access for tools',
    'Social sign-in',
    'Sending',
  ],
  menuPages,

  records,
  writes: [
    registerByInvite,
    generateUsers,
    uploadOwnFiles,
    (writer) => finishedExport(writer, 'users'),
  ],
  finalWrites: describePeople,
  ownWrites: { [`POST ${company}/access_tokens`]: (maker) => [token(maker)] },
  members: { 'a member who only sees people': ['admin_part_access', 'users_show'] },
  sharedRows: {
    // The sign-in buttons are public.
    company_socialites: () => true,
    // Users who see users see their roles and groups; the audit log shows them, too.
    users: (_, may) => may('users_show') || may('company_settings'),
    roles: (_, may) => may('users_show') || may('company_settings'),
    groups: (_, may) => may('users_show') || may('company_settings'),
    // Users with the settings permission see all tokens.
    access_tokens: (_, may) => may('company_settings'),
    service_accounts: (_, may) => may('company_settings'),
  },

  namedValues: ({ record, row }) => {
    const usersFile = row('jobs', ofKind('users_export'))['file_name'];
    const generation = row('jobs', ofKind('users_generation'));
    const ownFile = (ending: string) =>
      record('account_files', ({ file_name }) => String(file_name).endsWith(ending));
    return {
      'users_file.file_name': usersFile,
      'user_export.file_name': usersFile,
      'users_generated_file.file_name': generation['file_name'],
      'generated_users_file.file_name': generation['file_name'],
      // Only the user who requested it has access.
      'users_generated_file.id': generation['author_id'],
      'registration_form.company': row('companies')['code'],
      'registration_form.form': String(record('forms', ({ title }) => isMarked(title))),
      'registration_form.invite': row('invites', ({ description }) => isMarked(description))[
        'token'
      ],
      ...Object.fromEntries(
        ownFiles.map(({ name, deletedBy }) => [
          `DELETE ${deletedBy}/delete_media/{file_id}.file_id`,
          ownFile(name),
        ]),
      ),
      ...Object.fromEntries(
        ['POST', 'DELETE'].flatMap((method) => [
          [`${method} ${ownFilm.path}.main_id`, ownFile(ownFilm.main)],
          [`${method} ${ownFilm.path}.poster_id`, ownFile(ownFilm.poster)],
        ]),
      ),
      // Users see only their own links to services.
      link_id: 1,
      created_from: '2020-01-01',
      created_to: '2100-01-01',
      visited_from: '2020-01-01',
      visited_to: '2100-01-01',
      visited: 1,
      notTypes: 'choose_role',
      from: '2020-01-01',
      to: '2100-01-01',
    };
  },
  texts: {
    email: (number) => `probe-${number}@probe.test`,
    // Sign-in and recovery are tried with the most powerful account.
    login: () => demo.login,
    password: () => 'long-enough-2',
    phone: () => '+79001234567',
    token: () => 'never-sent',
    // Every company's default form admits only users with an invite.
    company: () => demo.company,
    form: () => 'registration',
    invite: () => 'never-sent',
    recipients: (number) => `probe-${number}@probe.test`,
  },
  bodies: {
    // CSV, because it can be read without unpacking.
    [`POST ${company}/users_download`]: () => [{ format: 'csv' }],
    // Either a number of days or a last day.
    [`POST ${company}/access_tokens`]: (maker) => [
      token(maker),
      { ...token(maker), service_account_id: maker.record('service_accounts') },
    ],
    // The limit can't be below the number of people who have joined.
    [`PUT ${company}/invites/{id}`]: ({ record }) => [
      { roles_id: [record('roles')], send_type: 'email', recipients: ['probe@probe.test'] },
    ],
    // Either a number or a list.
    [`POST ${company}/users_generate`]: () => [{ count: 1, format: 'csv' }],
    [`PUT ${company}/invites`]: ({ record }) => [
      { id: record('invites'), active: false, roles_id: [record('roles')] },
    ],
    [`POST ${company}/invites/multi_store`]: ({ record, word }) => [
      { invites: [{ name: word, roles_id: [record('roles')] }] },
    ],
    [`POST ${company}/company_socialite/change`]: () => [social],
    'POST /api/public/companies/{companyId}/social_sign_in': () => [{ provider: 'oidc' }],
    'POST /api/profile/socials/begin': ({ record }) => [
      {
        company_id: record('companies'),
        provider: 'google',
        current_password: 'not-theirs',
      },
    ],
    'POST /api/profile/images/add_media': ({ word }) => [fileOf(`${word}.png`, 'image')],
    'POST /api/profile/images/add_big_media': ({ word }) => [fileOf(`${word}.png`, 'image')],
    'POST /api/profile/images/video': ({ word }) => [filmOf(`${word}.mp4`)],
    'POST /api/profile/images': ({ word }) => [fileOf(`${word}.png`, 'image')],
    'POST /api/profile/file': ({ word }) => [fileOf(`${word}.png`, 'file')],
    // Changing the email address or the password needs the current password and would end the session.
    'PUT /api/auth_user/update': () => [{ name: 'Иной', surname: 'Пробный' }],
  },
  inputFields: {
    UpdateProfileInput: ['name', 'surname'],
    CreateAccessTokenInput: ['days', 'serviceAccountId'],
    GenerateUsersInput: ['count', 'format'],
    ChangeSocialProviderInput: [
      'clientSecret',
      'name',
      'authorizationUrl',
      'tokenUrl',
      'userinfoUrl',
    ],
    BeginSocialSignInInput: [],
  },
  idTypes: { 'ExportUsersInput.ids': 'User', 'DeleteUserFileInput.fileId': 'UploadedFile' },
  inputValues: {
    // A larger page with all tests of each invite and their questions exceeds the limits.
    'invites.first': 5,
    'CreateAccessTokenInput.permissions': ['ADMIN_PART_ACCESS'],
    'ChangeSocialProviderInput.provider': 'OIDC',
    'ChangeSocialProviderInput.authorizationUrl': social.authorization_url,
    'ChangeSocialProviderInput.tokenUrl': social.token_url,
    'ChangeSocialProviderInput.userinfoUrl': social.userinfo_url,
    'BeginSocialSignInInput.provider': 'OIDC',
    'BeginSocialLinkInput.provider': 'GOOGLE',
    // No caller has one; social links are no nodes.
    'RemoveSocialLinkInput.id': toGlobalId({ type: 'SocialLink', companyId: null, id: 1 }),
    // Sessions are no nodes, and users see only their own.
    'EndSessionInput.id': toGlobalId({ type: 'Session', companyId: null, id: 1 }),
    'DeleteOwnFileInput.id': toGlobalId({ type: 'OwnFile', companyId: null, id: 1 }),
  },

  publicRoutes: {
    // A wrong password is refused. Five in a row would block the account, so it is tried once by REST and once by
    // GraphQL.
    'POST /api/login': { status: 422 },
    // Each call registers a new address. The limit is 20 registrations per hour and network address.
    'POST /api/registration': { status: 201 },
    // The response is the same whether or not the account exists; the limit is five mails per hour and account.
    'POST /api/password/recovery': { status: 200 },
    'GET /api/captcha': { status: 200 },
    'POST /api/password/reset': { status: 422 },
    'POST /api/profile/email/confirm': { status: 422 },
    // A company's name and the fields of its forms are public for registration.
    'GET /api/public/company/get_id_by_code': { status: 200, shows: shownOfCompany },
    'GET /api/public/companies/{companyId}/admin/forms/{formId}': { status: 200, shows: form },
    // The company's default form admits only people with an invite.
    'POST /api/public/companies/{companyId}/admin/forms/{formId}': {
      status: 403,
      values: { formId: 'registration' },
    },
    'GET /api/public/companies/{companyId}/forms/{formId}': { status: 200, shows: form },
    'POST /api/public/companies/{companyId}/forms/{formId}': {
      status: 403,
      values: { formId: 'registration' },
    },
    // The sign-in buttons are public; a guessed secret is refused.
    'GET /api/public/companies/{companyId}/social_providers': {
      status: 200,
      shows: ['company_socialites'],
    },
    'POST /api/public/companies/{companyId}/social_sign_in': { status: 200 },
    'POST /api/public/social_sign_in/finish': { status: 422 },
    'POST /api/public/social_sign_in/confirm': { status: 422 },
  },
  unguardedRoutes: {
    'POST /api/logout': everybody,
    'GET /api/auth_user': everybody,
    'PUT /api/auth_user/update': everybody,
    'GET /api/profile/security': everybody,
    'GET /api/profile/sessions': everybody,
    'GET /api/profile/files': everybody,
    'DELETE /api/profile/sessions/{id}': { outsider: 'hidden', insider: 'hidden' },
    'POST /api/profile/sessions/end_others': everybody,
    'POST /api/profile/images': everybody,
    'POST /api/profile/images/add_media': everybody,
    'POST /api/profile/images/add_big_media': everybody,
    'POST /api/profile/images/video': everybody,
    [`POST ${ownFilm.path}`]: { outsider: 'hidden', insider: 'hidden' },
    [`DELETE ${ownFilm.path}`]: { outsider: 'hidden', insider: 'hidden' },
    'DELETE /api/profile/images/delete_media/{file_id}': { outsider: 'hidden', insider: 'hidden' },
    'DELETE /api/profile/file/delete_media/{file_id}': { outsider: 'hidden', insider: 'hidden' },
    'POST /api/profile/file': everybody,
    // No change of address is pending.
    'POST /api/profile/email/resend': { ...everybody, status: 404 },
    'POST /api/profile/email/cancel': everybody,
    // Requires the password and a started setup, which no caller has.
    'POST /api/profile/two_step': { ...everybody, status: 422 },
    'POST /api/profile/two_step/confirm': { ...everybody, status: 409 },
    'POST /api/profile/two_step/disable': { ...everybody, status: 422 },
    'POST /api/profile/two_step/recovery_codes': { ...everybody, status: 409 },
    'GET /api/profile/socials': everybody,
    // The school does not offer this service.
    'POST /api/profile/socials/begin': { outsider: 'hidden', insider: 'hidden' },
    'POST /api/profile/socials/finish': { ...everybody, status: 422 },
    'DELETE /api/profile/socials/{linkId}': { outsider: 'hidden', insider: 'hidden' },
    // The link does not exist.
    'POST /api/invites/accept': { ...everybody, status: 404 },
    'GET /api/super-admin': everybody,
    // Names of the platform's permissions, the same for every user.
    'GET /api/permissions': everybody,
    'GET /api/role_presets': everybody,
    [`GET ${company}/auth_user`]: { outsider: 'hidden', insider: 'inside' },
  },
  endsSession: ['POST /api/logout'],
  nullForVisitors: ['GET /api/auth_user'],
  uploads: {
    [`POST ${company}/users/{id}/add_media`]: 'users/User',
    [`POST ${company}/users/{id}/video`]: 'users/User/video',
  },
  withoutTexts: {
    'GET /api/profile/security': 'the caller’s own, times and counts',
    'GET /api/profile/sessions': 'the caller’s own, browsers and addresses',
    'GET /api/super-admin': 'yes or no',
    'GET /api/permissions': 'the flags are the platform’s',
    'GET /api/role_presets': 'the professions are the platform’s',
    [`GET ${company}/message_quota`]: 'counts and times',
    [`GET ${company}/users_file`]: 'the name of a file',
    [`GET ${company}/users_download/history`]: 'names of files',
    [`GET ${company}/users/{id}/users_generated_file`]: 'the name of a file',
  },
  emptyEvenForOwner: {
    'Company.messageQuota': 'counts and times',
    'Query.permissionGroups': 'the flags are the platform’s',
    'Query.rolePresets': 'the professions are the platform’s',
    'Invite.sending': 'a job of one’s own, while it goes on; its kind, counts and times',
    'Viewer.security': 'the viewer’s own, times and counts',
  },
  expectedOwnerFailures: {
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
    [`DELETE ${company}/roles/{id}`]: { status: 409, why: 'somebody has the role' },
  },
  allowedChanges: [
    {
      why: 'attempts to sign in are counted',
      covers: ({ table, kind, columns }) =>
        table === 'users' &&
        kind === 'changed' &&
        columns.every((column) =>
          ['failed_login_count', 'login_blocked_until', 'updated_at'].includes(column),
        ),
    },
    {
      why: 'visits are recorded, also the owner’s',
      covers: ({ table, kind, columns }) =>
        kind === 'changed' && columns.every((column) => visits[table]?.includes(column)),
    },
    {
      why: 'anybody may begin to sign in through a service',
      covers: ({ table, kind }) => table === 'social_sign_ins' && kind === 'added',
    },
    {
      why: 'anybody may have a recovery mail sent to an account',
      covers: ({ table, kind }) => table === 'password_resets' && kind === 'added',
    },
  ],
};

/** Columns that record the last visit. */
const visits: Readonly<Record<string, readonly string[]>> = {
  sessions: ['last_used_at', 'ip_address'],
  access_tokens: ['last_used_at'],
  company_members: ['last_visit_at'],
};
