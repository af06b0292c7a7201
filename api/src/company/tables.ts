// The table of companies, the tenants of an installation, and the declaration of tables of their records.
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
    /** The sub-domain: lower case, unique. */
    code: text().notNull(),
    name: sortedText().notNull(),
    description: text(),
    domain: text(),
    /**
     * A file of the company. Checked by the route; a foreign key would be circular, because files reference companies.
     */
    video_preview_image_id: integer(),
    view_course_on_full_profile: boolean().notNull().default(false),
    // The contract has these four in camelCase, one of them misspelt.
    /** The first page for people who enter the company: a path in it, or a URL. */
    firstLink: text('first_link'),
    /** Scripts of Bitrix24 for the public pages. Only owners may set them. */
    bitixScripts: text('bitix_scripts'),
    /** The elements that these scripts add to the pages. */
    bitrixElements: text('bitrix_elements'),
    /** The appearance of the public menu; its items belong to the pages. */
    menuParams: jsonb('menu_params').$type<Record<string, unknown>>().notNull().default({}),
    /** The means by which new accounts can be verified. */
    verification_account_types: text({ enum: [...accountVerifications] })
      .array()
      .notNull()
      .default([]),
    use_verification_account_type: boolean().notNull().default(false),
    yoo_kassa_shop_id: text(),
    yoo_kassa_secret_key: text(),
    /** Whether YooKassa accepted the shop and its key at the last check. */
    yoo_kassa_ready: boolean().notNull().default(false),
    yoo_kassa_checked_at: instant(),
    /** The VAT code of fiscal receipts, as YooKassa numbers them; 1: without VAT. */
    yoo_kassa_vat_code: smallint().notNull().default(1),
    plan: oneOf(planNames).notNull().default('trial'),
    /** The period that the plan was chosen for; null for the trial. */
    plan_period: oneOf(planPeriods),
    paid_until: instant()
      .notNull()
      .default(sql.raw(`now() + interval '${trialDays} days'`)),
    /** The time zone of the company's days: a name of the IANA database. */
    time_zone: text().notNull().default('Europe/Moscow'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /**
     * When the data of the company is removed: at its closing, or later for a temporary company. Nobody can enter the
     * company once this is set.
     */
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
 * Declares a table of companies' records: its key is company and id, its rows are deleted with their company, and other
 * companies cannot see them.
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
  /** Limits the rows that requests can see; all when left out. */
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
