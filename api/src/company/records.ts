// How companies travel.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, hasMany, record } from '../kit/record.ts';
import { fileRecord } from '../media/index.ts';
import { adminProfile, adminProfileSchema, companyMembers } from '../people/index.ts';
import { accountVerifications, companies } from './tables.ts';

/** What the files of the company itself hang on. */
export const companyFile = 'company';

export const companyRecord = record(companies)({
  name: 'Company',
  description: 'An online school: one tenant of the installation.',
  permissions: { read: 'member' },
  // Plan and shop have routes of their own.
  history: {
    type: 'companies',
    tells: {
      plan: 'company_settings',
      plan_period: 'company_settings',
      paid_until: 'company_settings',
      time_zone: 'company_settings',
      yoo_kassa_shop_id: 'company_settings',
      yoo_kassa_secret_key: 'company_settings',
    },
  },
  hidden: [
    'yoo_kassa_shop_id',
    'yoo_kassa_secret_key',
    'yoo_kassa_checked_at',
    'plan',
    'plan_period',
    'paid_until',
    'time_zone',
    'updated_at',
    'deleted_at',
  ],
  computed: {
    company_name: {
      schema: z.string().describe('The same as `name`.'),
      sql: (table) => sql`${table.name}`,
    },
    menuParams: {
      schema: z.record(z.string(), z.unknown()).describe('How the public menu looks.'),
      sql: (table) => sql`${table.menuParams}`,
    },
    verification_account_types: {
      schema: z
        .array(z.enum(accountVerifications))
        .describe('By what new accounts may be confirmed.'),
      sql: (table) => sql`${table.verification_account_types}`,
    },
    is_owner: {
      schema: z.boolean().describe('Whether the signed-in person owns the company.'),
      sql: (table, scope) =>
        scope.accessTokenId === undefined
          ? sql`exists (select 1 from ${companyMembers} where ${companyMembers.company_id} = ${table.id} and ${companyMembers.user_id} = ${scope.personId} and ${companyMembers.is_owner})`
          : sql`false`,
    },
  },
  attached: {
    admin_profile: {
      schema: adminProfileSchema,
      sql: (table, scope) => adminProfile(sql`${table.id}`, scope),
    },
  },
  relations: {
    company_files: hasMany(
      () => fileRecord,
      'company_id',
      (table) => sql`${table.purpose} = ${companyFile}`,
    ),
    video_preview_image: belongsTo(() => fileRecord, 'video_preview_image_id'),
  },
});
