// The record of companies.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryScope } from '../kit/permissions/permissions.ts';
import { belongsTo, hasMany, record } from '../kit/records/record.ts';
import { wireValue } from '../kit/records/wire.ts';
import { declareFileUse, fileRecord, files } from '../media/index.ts';
import { adminProfile, adminProfileSchema, companyMembers } from '../people/index.ts';
import { defaultViews, defaultViewSchema } from './saved-views/saved-views.ts';
import { accountVerifications, companies } from './tables.ts';

/** The purpose of the company's own files. */
export const companyFile = 'company';

export const companyRecord = record(companies)({
  name: 'Company',
  description: 'An online school: one tenant of the installation.',
  permissions: { read: 'member' },
  version: 'row',
  // Plan and payment settings have their own routes.
  history: {
    type: 'companies',
    extraFields: {
      plan: 'company_settings',
      plan_period: 'company_settings',
      paid_until: 'company_settings',
      yoo_kassa_shop_id: 'company_settings',
      yoo_kassa_secret_key: 'company_settings',
      yoo_kassa_vat_code: 'company_settings',
    },
  },
  hidden: [
    'yoo_kassa_shop_id',
    'yoo_kassa_secret_key',
    'yoo_kassa_checked_at',
    'yoo_kassa_vat_code',
    'plan',
    'plan_period',
    'updated_at',
    'deleted_at',
  ],
  computed: {
    company_name: {
      schema: z.string().describe('The same as `name`.'),
      sql: (table) => sql`${table.name}`,
    },
    menuParams: {
      schema: z.record(z.string(), z.unknown()).describe('The appearance of the public menu.'),
      sql: (table) => sql`${table.menuParams}`,
    },
    verification_account_types: {
      schema: z
        .array(z.enum(accountVerifications))
        .describe('The means by which new accounts may be verified.'),
      sql: (table) => sql`${table.verification_account_types}`,
    },
    is_owner: {
      schema: z.boolean().describe('Whether the caller is an owner of the company.'),
      sql: isOwner,
    },
    paid_until: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('When the plan ends; null unless the caller is an owner.'),
      sql: (table, asker) =>
        sql`case when ${isOwner(table, asker)} then ${wireValue(table.paid_until)} end`,
    },
  },
  attached: {
    admin_profile: {
      schema: adminProfileSchema,
      sql: (table, scope) => adminProfile(sql`${table.id}`, scope),
    },
    default_views: {
      schema: z.array(defaultViewSchema).describe('The caller’s default views of lists.'),
      sql: (table, scope) => defaultViews(table.id, scope),
    },
  },
  relations: {
    company_files: hasMany(() => fileRecord, 'company_id', {
      where: (table) =>
        sql`(${table.purpose} = ${companyFile} or exists (select 1 from company_files chosen where chosen.company_id = ${table.company_id} and chosen.file_id = ${table.id}))`,
    }),
    video_preview_image: belongsTo(() => fileRecord, 'video_preview_image_id'),
  },
});

declareFileUse({
  kind: 'company',
  record: () => companyRecord,
  name: 'name',
  shows: (company, file) =>
    sql`${company.id} = ${file.company_id} and (${company.video_preview_image_id} = ${file.id}
      or exists (select 1 from ${files} own where own.company_id = ${company.id} and own.id = ${file.id} and own.purpose = ${companyFile})
      or exists (select 1 from company_files chosen where chosen.company_id = ${company.id} and chosen.file_id = ${file.id}))`,
  showsToAll: (company, file) =>
    sql`${company.id} = ${file.company_id} and ${company.video_preview_image_id} = ${file.id}`,
});

function isOwner(table: typeof companies, { accessTokenId, personId }: QueryScope): SQL {
  return accessTokenId === undefined
    ? sql`exists (select 1 from ${companyMembers} where ${companyMembers.company_id} = ${table.id} and ${companyMembers.user_id} = ${personId} and ${companyMembers.is_owner})`
    : sql`false`;
}
