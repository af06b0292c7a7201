// Companies: the tenants of an installation.
import { sql, type BuildExtraConfigColumns, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  instant,
  isOneOf,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import {
  currentCompany,
  currentPerson,
  tenantPolicies,
  visibleWhen,
} from '../kit/database/tenancy.ts';
import { planNames, planPeriods, trialDays } from './subscription/plans.ts';

export const accountVerifications = ['email', 'phone', 'telegram'] as const;

export const companies = pgTable(
  'companies',
  {
    id: id().primaryKey(),
    /** The sub-domain address: lower case, unique. */
    code: text().notNull(),
    name: sortedText().notNull(),
    description: text(),
    domain: text(),
    /** A file of the company; checked by the route, since files belong to companies and not the other way round. */
    video_preview_image_id: integer(),
    view_course_on_full_profile: boolean().notNull().default(false),
    // In the contract these four are written in camelCase, one of them misspelt.
    /** Where whoever comes to the company is led first: an address in it, or a whole link. */
    firstLink: text('first_link'),
    /** Scripts of Bitrix24 for the public pages; only owners may set them. */
    bitixScripts: text('bitix_scripts'),
    /** What these scripts put on the pages. */
    bitrixElements: text('bitrix_elements'),
    /** How the public menu looks; what is in it, the pages that show it say. */
    menuParams: jsonb('menu_params').$type<Record<string, unknown>>().notNull().default({}),
    /** By what new accounts may be confirmed. */
    verification_account_types: text({ enum: [...accountVerifications] })
      .array()
      .notNull()
      .default([]),
    use_verification_account_type: boolean().notNull().default(false),
    yoo_kassa_shop_id: text(),
    yoo_kassa_secret_key: text(),
    /** YooKassa took the shop and its key when it was asked last. */
    yoo_kassa_ready: boolean().notNull().default(false),
    yoo_kassa_checked_at: instant(),
    /** The rate of VAT on fiscal receipts, by YooKassa's codes; 1 is none. */
    yoo_kassa_vat_code: smallint().notNull().default(1),
    plan: oneOf(planNames).notNull().default('trial'),
    /** What the plan was chosen for; null for the trial. */
    plan_period: oneOf(planPeriods),
    paid_until: instant()
      .notNull()
      .default(sql.raw(`now() + interval '${trialDays} days'`)),
    /** Days are counted in this zone: a name of the IANA database. */
    time_zone: text().notNull().default('Europe/Moscow'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** Closed to everybody as soon as it is set; its rows and files are being removed from this moment on. */
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('companies_code').on(table.code),
    isOneOf('companies', 'plan', planNames),
    isOneOf('companies', 'plan_period', planPeriods),
    check('companies_yoo_kassa_vat_code', sql`yoo_kassa_vat_code between 1 and 12`),
    index('companies_deleted_at')
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null`),
    ...visibleWhen(
      'companies',
      sql`deleted_at is null and (id = ${currentCompany} or exists (select 1 from company_members member where member.company_id = companies.id and member.user_id = ${currentPerson} and member.status = 'active'))`,
      sql`id = ${currentCompany}`,
    ),
  ],
);

const companyColumns = () => ({
  company_id: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  id: id(),
});

type CompanyColumns = ReturnType<typeof companyColumns>;

/**
 * A table of records of companies: company and id are its key, they go with their company, and no other company sees
 * them. Columns, indexes and constraints of its own are declared.
 */
export function companyTable<
  const Name extends string,
  Columns extends Record<string, PgColumnBuilderBase>,
>(
  name: Name,
  columns: Columns,
  constraints: (
    table: BuildExtraConfigColumns<Name, CompanyColumns & Columns, 'pg'>,
  ) => PgTableExtraConfigValue[] = () => [],
  /** What of its rows people's requests meet; all when left out. */
  seen?: SQL,
) {
  const all: CompanyColumns & Columns = { ...companyColumns(), ...columns };
  return pgTable(name, all, (table) => {
    const { company_id, id: own } = table;
    return [
      primaryKey({ columns: [company_id, own] }),
      ...constraints(table),
      ...tenantPolicies(name, seen),
    ];
  });
}
