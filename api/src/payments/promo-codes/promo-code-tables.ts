// Tables of promo codes: discount, validity, limits and products.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { courses } from '../../courses/course-tables.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { createdAt, day, isOneOf, money, oneOf, updatedAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';

/** An amount in roubles, or percent of the price. */
export const saleTypes = ['sum', 'percent'] as const;

/** What a code may be used for: a whole course, or a package of one. */
export const productTypes = ['course', 'course_package'] as const;

export const promoCodes = companyTable(
  'promo_codes',
  {
    /** In upper case. */
    code: text().notNull(),
    /**
     * The normalized form by `codeKey`. Of two codes that collided before the check existed, the later one has its own
     * text.
     */
    code_key: text().notNull(),
    description: text(),
    active: boolean().notNull().default(true),
    allowed_product_types: text({ enum: [...productTypes] })
      .array()
      .notNull()
      .default([...productTypes]),
    sale_type: oneOf(saleTypes).notNull(),
    sale_sum: money(),
    sale_percent: integer(),
    /** Maximum number of uses in total, by one person, and by one person in one course; null: unlimited. */
    max_use_count: integer(),
    single_user_max_use_count: integer(),
    single_user_max_use_count_in_course: integer(),
    date_start: day(),
    /** The last valid day. */
    date_end: day(),
    /** If false, the code applies to the courses and packages that it names. */
    for_all_courses: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('promo_codes', 'sale_type', saleTypes),
    check(
      'promo_codes_allowed_product_types',
      sql.raw(
        `cardinality(allowed_product_types) > 0 and allowed_product_types <@ array['${productTypes.join("', '")}']`,
      ),
    ),
    check(
      'promo_codes_sale',
      sql`num_nonnulls(sale_sum, sale_percent) = 1 and (sale_type = 'sum') = (sale_sum is not null)`,
    ),
    check('promo_codes_sale_sum', sql`sale_sum > 0`),
    check('promo_codes_sale_percent', sql`sale_percent between 1 and 100`),
    check('promo_codes_max_use_count', sql`max_use_count >= 1`),
    check('promo_codes_single_user_max_use_count', sql`single_user_max_use_count >= 1`),
    check(
      'promo_codes_single_user_max_use_count_in_course',
      sql`single_user_max_use_count_in_course >= 1`,
    ),
    check('promo_codes_dates', sql`date_end >= date_start`),
    uniqueIndex('promo_codes_code_taken').on(table.company_id, table.code_key),
    ...[table.code, table.created_at, table.date_end].map((column) =>
      index(`promo_codes_${column.name}`).on(table.company_id, column, table.id),
    ),
  ],
);

/** A join table of promo codes and their products. */
const products = <Name extends string>(name: Name, of: { company_id: PgColumn; id: PgColumn }) =>
  pgTable(
    name,
    {
      company_id: integer().notNull(),
      promo_code_id: integer().notNull(),
      target_id: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.company_id, table.promo_code_id, table.target_id] }),
      foreignKey({
        name: `${name}_promo_code`,
        columns: [table.company_id, table.promo_code_id],
        foreignColumns: [promoCodes.company_id, promoCodes.id],
      }).onDelete('cascade'),
      foreignKey({
        name: `${name}_target`,
        columns: [table.company_id, table.target_id],
        foreignColumns: [of.company_id, of.id],
      }).onDelete('cascade'),
      index(`${name}_target_id`).on(table.company_id, table.target_id),
      ...tenantPolicies(name),
    ],
  );

export const promoCodeCourses = products('promo_code_courses', courses);
export const promoCodePackages = products('promo_code_packages', coursePackages);
