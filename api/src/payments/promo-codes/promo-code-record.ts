// The promo code record: discount, validity, products and number of uses.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { coursePackageRecord, courseRecord } from '../../courses/index.ts';
import { manyToMany, record } from '../../kit/records/record.ts';
import {
  productTypes,
  promoCodeCourses,
  promoCodePackages,
  promoCodes,
} from './promo-code-tables.ts';

const settings = { all: 'company_settings' } as const;

/** By dates alone: a code that is switched off also has a state. */
export const promoCodeStates = ['not_started', 'valid', 'ended'] as const;

type PromoCodes = typeof promoCodes;

/** Today's date in the company's time zone. */
const today = (table: PromoCodes): SQL =>
  sql`(now() at time zone (select company.time_zone from companies company where company.id = ${table.company_id}))::date`;

export const promoCodeState = (table: PromoCodes): SQL =>
  sql`case
    when ${table.date_start} > ${today(table)} then 'not_started'
    when ${table.date_end} < ${today(table)} then 'ended'
    else 'valid' end`;

/** The columns of the join tables of products. */
const named = { by: 'promo_code_id', target: 'target_id' } as const;

export const promoCodeRecord = record(promoCodes)({
  name: 'PromoCode',
  description: 'A code that lowers prices.',
  permissions: { read: settings, create: settings, update: settings, delete: settings },
  history: { type: 'promo_codes' },
  order: 'code',
  hidden: ['code_key'],
  unsummed: [
    'sale_percent',
    'max_use_count',
    'single_user_max_use_count',
    'single_user_max_use_count_in_course',
  ],
  computed: {
    allowed_product_types: {
      schema: z.array(z.enum(productTypes)).describe('Product types that it applies to.'),
      sql: ({ allowed_product_types }) => sql`${allowed_product_types}`,
    },
    state: {
      schema: z.enum(promoCodeStates).describe('State by today’s date, regardless of `active`.'),
      sql: promoCodeState,
    },
    used_count: {
      schema: z.int().describe('Current number of uses, without released ones.'),
      sql: ({ company_id, id }) =>
        sql`coalesce((select used from promo_code_counts counted where counted.company_id = ${company_id} and counted.promo_code_id = ${id}), 0)`,
    },
  },
  relations: {
    courses: manyToMany(() => courseRecord, promoCodeCourses, named),
    course_packages: manyToMany(() => coursePackageRecord, promoCodePackages, named),
    // The spelling of the specification.
    coursePackages: manyToMany(() => coursePackageRecord, promoCodePackages, named),
  },
});
