// What the suite can't make up of the school that is tried, and the one place to extend when a new route asks for more:
// values that no schema tells are named here. Its records are written in records.ts.
import type { Permission } from '../../api/src/kit/permission-flags.ts';
import { toGlobalId } from '../../gateway/src/kit/records/ids.ts';
import type { Json } from '../kit/rest.ts';
import { fileOf, integration, SOCIAL, TOKEN, type Written } from './records.ts';
import type { Row } from './rows.ts';
import { MARK } from './secrets.ts';

/**
 * Rows that a member knows whoever wrote them, by what the member may do in the back office. All other rows are known
 * to those whom they name, and to those whose own rows name them.
 */
export const SHARED: Readonly<
  Record<string, (row: Row, may: (flag: Permission) => boolean) => boolean>
> = {
  companies: () => true,
  // Everybody sees the buttons.
  company_socialites: () => true,
  // The company's own files come with the company; a file that a job made is its author's.
  files: ({ purpose }, may) =>
    purpose === 'company' || (purpose === 'user_custom_field' && may('users_show')),
  // Whoever reads any course may choose from the dictionaries that courses are described with.
  course_types: () => true,
  course_formats: () => true,
  course_folders: () => true,
  course_categories: () => true,
  // Whoever sees users sees their roles, their groups and the history of all three. The log tells of them too.
  users: (_, may) => may('users_show') || may('company_settings'),
  roles: (_, may) => may('users_show') || may('company_settings'),
  groups: (_, may) => may('users_show') || may('company_settings'),
  // A role tells which forms give it.
  forms: (_, may) => may('users_show') || may('company_settings'),
  // Whoever runs the company sees everybody's tokens.
  access_tokens: (_, may) => may('company_settings'),
  service_accounts: (_, may) => may('company_settings'),
  audits: ({ auditable_type: type }, may) =>
    may('company_settings') || (may('users_show') && ['users', 'roles', 'groups'].includes(type)),
  // Whoever invites asks for the fields, and whoever sees users sees what the fields hold of them.
  custom_fields: (_, may) => may('users_show') || may('users_welcome') || may('company_settings'),
  custom_field_variables: (_, may) =>
    may('users_show') || may('users_welcome') || may('company_settings'),
  custom_field_user_values: (_, may) => may('users_show'),
};

export interface SchoolFacts extends Written {
  code: string;
  name: string;
  companyId: number;
  ownerLogin: string;
  /** Somebody who learns at the school and has done something there. */
  learnerId: number;
}

type Value = string | number;

export interface Values {
  /**
   * By the names of REST: parameters of paths and queries, arguments, and ids in bodies whose name is not that of a
   * table. Several values of a path's parameter are tried in turn. `users_file.file_name` is that of one route or field.
   */
  named: Readonly<Record<string, Value | readonly Value[]>>;
  /** Texts in bodies and inputs that not every text fits; the number is another one each time. */
  texts: Readonly<Record<string, (number: number) => string>>;
  /** Bodies in place of the one that is made from the documented schema, each tried; with records by their tables. */
  bodies: Readonly<Record<string, (record: (table: string) => number) => readonly Json[]>>;
}

export function valuesOf(school: SchoolFacts): Values {
  return {
    named: {
      code: school.code,
      file: school.imageId,
      file_name: school.exportName,
      'users_file.file_name': school.userExportName,
      'user_export.file_name': school.userExportName,
      'users_generated_file.file_name': school.generatedName,
      'generated_users_file.file_name': school.generatedName,
      // It is for the person alone who ordered it.
      'users_generated_file.id': school.writerId,
      'registration_form.company': school.code,
      'registration_form.form': String(school.formId),
      'registration_form.invite': school.inviteToken,
      favourite: 1,
      // Links to services are shown to their own person alone.
      link_id: 1,
      video_preview_image_id: school.imageId,
      action: ['visible', 'draft', 'close', 'delete', 'restore'],
      author_id: school.learnerId,
      created_from: '2020-01-01',
      created_to: '2100-01-01',
      visited_from: '2020-01-01',
      visited_to: '2100-01-01',
      visited: 1,
      notTypes: 'choose_role',
      custom_field: `${school.fieldId}:contains:${MARK}`,
      from: '2020-01-01',
      to: '2100-01-01',
    },
    texts: {
      code: (number) => `probe-${number}`,
      email: (number) => `probe-${number}@probe.test`,
      // Sign-in and recovery are tried with the account that would be worth it.
      login: () => school.ownerLogin,
      password: () => 'long-enough-2',
      phone: () => '+79001234567',
      token: () => 'never-sent',
      // The form that every company has brings nobody without an invite.
      company: () => school.code,
      form: () => 'registration',
      invite: () => 'never-sent',
      domain: (number) => `probe-${number}.test`,
      firstLink: () => '/probe',
      first_link: () => '/probe',
      yoo_kassa_shop_id: () => '506751',
      recipients: (number) => `probe-${number}@probe.test`,
      date_start: () => '01-01-2020',
      date_end: () => '01-01-2100',
    },
    bodies: {
      // Either of the two chooses courses, never both.
      'POST /api/companies/{companyId}/courses/{action}': (record) => [
        { courses_id: [record('courses')] },
        { matching: { search: MARK } },
        { matching: { search: MARK, status: 'deleted' } },
      ],
      ...Object.fromEntries(
        Object.entries(USER_ACTIONS).map(([action, more]) => [
          `POST /api/companies/{companyId}/users/${action}`,
          (record: (table: string) => number) => [
            { users_id: [record('users')], ...more(record) },
            { matching: { search: MARK }, ...more(record) },
          ],
        ]),
      ),
      'POST /api/companies/{companyId}/groups/delete': (record) => [
        { groups_id: [record('groups')] },
        { matching: { search: MARK } },
      ],
      // A file that can be read without unpacking it.
      'POST /api/companies/{companyId}/courses_download': () => [{ format: 'csv' }],
      'POST /api/companies/{companyId}/users_download': () => [{ format: 'csv' }],
      // Days or a last day, never both.
      'POST /api/companies/{companyId}/access_tokens': (record) => [
        TOKEN,
        { ...TOKEN, service_account_id: record('service_accounts') },
      ],
      'POST /api/companies/{companyId}/users/{id}/store_custom_field_values': () => [
        { custom_fields: [{ custom_field_id: school.fieldId, values: ['Проба'] }] },
      ],
      // Variables are the field's own.
      'PUT /api/companies/{companyId}/custom_fields/{id}': () => [{ name: 'Проба' }],
      // For no fewer people than came.
      'PUT /api/companies/{companyId}/invites/{id}': (record) => [
        { roles_id: [record('roles')], send_type: 'email', recipients: ['probe@probe.test'] },
      ],
      'POST /api/companies/{companyId}/company_integrations': () => [integration('Проба')],
      'PUT /api/companies/{companyId}/company_integrations/{id}': () => [integration('Проба')],
      'DELETE /api/companies/{companyId}': () => [{ name: school.name }],
      // A number or a list, never both.
      'POST /api/companies/{companyId}/users_generate': () => [{ count: 1, format: 'csv' }],
      'PUT /api/companies/{companyId}/invites': (record) => [
        { id: record('invites'), active: false, roles_id: [record('roles')] },
      ],
      'POST /api/companies/{companyId}/invites/multi_store': (record) => [
        { invites: [{ name: 'Проба', roles_id: [record('roles')] }] },
      ],
      'POST /api/companies/{companyId}/company_socialite/change': () => [SOCIAL],
      'POST /api/public/companies/{companyId}/social_sign_in': () => [{ provider: 'oidc' }],
      'POST /api/profile/socials/begin': () => [
        { company_id: school.companyId, provider: 'google', current_password: 'not-theirs' },
      ],
      'POST /api/profile/images': () => [fileOf('проба.png', 'image')],
      // Another e-mail address or password needs the present one, and would end the session.
      'PUT /api/auth_user/update': () => [{ name: 'Иной', surname: 'Пробный' }],
    },
  };
}

/** What is done with many users, and what that needs beside them. */
const USER_ACTIONS: Readonly<Record<string, (record: (table: string) => number) => Json>> = {
  attach_roles: (record) => ({ roles_id: [record('roles')] }),
  detach_roles: (record) => ({ roles_id: [record('roles')] }),
  attach_groups: (record) => ({ groups_id: [record('groups')] }),
  detach_groups: (record) => ({ groups_id: [record('groups')] }),
  block: () => ({}),
  unblock: () => ({}),
  delete: () => ({}),
  restore: () => ({}),
};

/** The fields of a GraphQL input that are filled, where not all can be. */
export const INPUT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  CourseSelection: ['ids'],
  GroupSelection: ['ids'],
  UserSelection: ['ids'],
  UpdateProfileInput: ['name', 'surname'],
  CreateAccessTokenInput: ['days', 'serviceAccountId'],
  GenerateUsersInput: ['count', 'format'],
  UpdateCustomFieldInput: ['name'],
  UserCustomFieldCondition: ['contains'],
  CreateCompanyIntegrationInput: ['type', 'settings'],
  UpdateCompanyIntegrationInput: ['name', 'settings'],
  ChangeSocialProviderInput: [
    'clientSecret',
    'name',
    'authorizationUrl',
    'tokenUrl',
    'userinfoUrl',
  ],
  BeginSocialSignInInput: [],
};

/** Values of inputs where the first of an enumeration, or a made up text, is not taken. */
export const INPUT_VALUES: Readonly<Record<string, Json>> = {
  'ChangeCourseStatusInput.status': 'CLOSE',
  'UserCustomFieldCondition.contains': MARK,
  'CreateAccessTokenInput.permissions': ['ADMIN_PART_ACCESS'],
  'ChangeSocialProviderInput.provider': 'OIDC',
  'ChangeSocialProviderInput.authorizationUrl': SOCIAL.authorization_url,
  'ChangeSocialProviderInput.tokenUrl': SOCIAL.token_url,
  'ChangeSocialProviderInput.userinfoUrl': SOCIAL.userinfo_url,
  'BeginSocialSignInInput.provider': 'OIDC',
  'BeginSocialLinkInput.provider': 'GOOGLE',
  // Nobody has one; they are no nodes either.
  'RemoveSocialLinkInput.id': toGlobalId({ type: 'SocialLink', companyId: null, id: 1 }),
  // Sessions are no nodes, and shown to their own person alone.
  'EndSessionInput.id': toGlobalId({ type: 'Session', companyId: null, id: 1 }),
};

/** The types of ids whose name does not tell it. */
export const ID_TYPES: Readonly<Record<string, string>> = {
  // Each type is tried by its own ids besides.
  'node.id': 'Course',
  'nodes.ids': 'Course',
  'DeleteCompanyFileInput.id': 'UploadedFile',
  'AuditFilter.author': 'User',
  'UserCustomFieldCondition.field': 'CustomField',
  'UpdateCompanyInput.videoPreviewImageId': 'UploadedFile',
};
