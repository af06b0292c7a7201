// The list of promo codes.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { codeKey } from '@kafedra/common/promo-codes';
import { filter, idsFilter, unknownValue } from '../../kit/lists/filters.ts';
import { hasMany } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireProducts, writeProducts } from './promo-code-products.ts';
import { newPromoCode, resolveDiscount } from './promo-code-rules.ts';
import { promoCodeRecord, promoCodeStates, promoCodeState } from './promo-code-record.ts';
import { promoCodes } from './promo-code-tables.ts';
import { usedPromoCodeRecord } from './used-promo-codes.ts';

/** Codes that are valid for one of these courses: for all courses, for the course, or for one of its packages. */
const forCourses = (ids: SQL): SQL => {
  const { company_id, id, for_all_courses } = promoCodes;
  return sql`(${for_all_courses}
    or exists (select 1 from promo_code_courses named where named.company_id = ${company_id}
      and named.promo_code_id = ${id} and named.target_id = any(${ids}))
    or exists (select 1 from promo_code_packages named join course_packages package
      on package.company_id = named.company_id and package.id = named.target_id
      where named.company_id = ${company_id} and named.promo_code_id = ${id} and package.course_id = any(${ids})))`;
};

export const promoCodeResource = resource({
  record: promoCodeRecord,
  path: '/promo_codes',
  tag: 'Promo codes',
  missing: 'Промокод не найден',
  words: { one: 'один промокод', many: 'промокодов', all: 'Промокоды' },
  sort: ['created_at', 'code', 'date_end'],
  descending: true,
  searched: ['code', 'code_key', 'description'],
  filters: ['active', 'sale_type'],
  specialFilters: {
    state: {
      description: `Promo codes whose period of validity has not begun, is current, or is over: ${promoCodeStates.join(', ')}.`,
      filter: filter<{ states: readonly string[] }>({
        read: (states) => {
          const unknown = states.find((each) => !promoCodeStates.some((state) => state === each));
          if (unknown !== undefined) throw unknownValue('state', unknown);
          return { states };
        },
        where: ({ states }) => sql`${promoCodeState(promoCodes)} = any(${states}::text[])`,
      }),
    },
    course_id: {
      description: 'Promo codes for one of these courses, for a package of it, or for all courses.',
      filter: idsFilter(forCourses),
    },
  },
  counted: [['active', 'sale_type']],
  uses: [
    {
      relation: hasMany(() => usedPromoCodeRecord, 'promo_code_id'),
      nouns: ['покупка', 'покупки', 'покупок'],
      skippedMessage: 'с ними уже покупали: такие можно только выключить',
      displayName: {
        column: 'discount',
        words: (sum) => `скидка ${Number(sum).toLocaleString('ru')} ₽`,
      },
    },
  ],
  unique: { promo_codes_code_taken: ['code', 'Такой промокод уже есть'] },
  create: newPromoCode,
  beforeWrite: async (transaction, scope, sent, id) => {
    await requireProducts(transaction, scope, sent, id);
    const { courses_id: _courses, course_packages_id: _packages, ...columns } = sent;
    const stored = id === null ? undefined : await readStoredCode(transaction, scope, id);
    // An unchanged code retains its key, which may be its own text if it once collided with another.
    const code = columns.code === stored?.code ? undefined : columns.code;
    return {
      ...columns,
      ...resolveDiscount(columns, stored),
      ...(code !== undefined && { code_key: codeKey(code) }),
    };
  },
  afterWrite: (transaction, scope, id, sent) => writeProducts(transaction, scope, id, sent),
  bulk: {
    ids: 'promo_codes_id',
    actions: {
      activate: {
        summary: 'Activate promo codes',
        where: ({ active }) => sql`not ${active}`,
        does: { active: true },
      },
      deactivate: {
        summary: 'Deactivate promo codes',
        where: ({ active }) => sql`${active}`,
        does: { active: false },
      },
      delete: { summary: 'Delete promo codes', does: 'delete' },
    },
  },
});

async function readStoredCode(transaction: Transaction, { companyId }: Scope, promoCodeId: number) {
  const { company_id, id, code, sale_type, sale_sum, sale_percent, date_start, date_end } =
    promoCodes;
  const [stored] = await transaction
    .select({ code, sale_type, sale_sum, sale_percent, date_start, date_end })
    .from(promoCodes)
    .where(and(eq(company_id, companyId), eq(id, promoCodeId)));
  return stored;
}
