// Writes the promo codes of the demo school: valid and invalid ones, for all courses and for some.
import { asc, eq } from 'drizzle-orm';
import { codeKey } from '@kafedra/common/promo-codes';
import { courses } from '../../courses/course-tables.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import {
  promoCodeCourses,
  promoCodePackages,
  promoCodes as promoCodeTable,
} from '../../payments/promo-codes/promo-code-tables.ts';
import { dayAfter } from '../calendar.ts';
import { entry, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { company } from '../school.ts';

type PromoCodeRow = typeof promoCodeTable.$inferInsert;

interface DemoCode extends Pick<PromoCodeRow, 'code' | 'description'> {
  /** Percent, or an amount in roubles. */
  off: { percent: number } | { sum: string };
  /** Days from today. */
  from?: number;
  to?: number;
  most?: number;
  mostOfOne?: number;
  active?: boolean;
  /** For the first courses or the first packages only; otherwise for all. */
  only?: 'course' | 'course_package';
}

const promoCodes: DemoCode[] = [
  {
    code: 'ДРУЖБА10',
    description: 'Тем, кого привёл другой ученик',
    off: { percent: 10 },
    mostOfOne: 1,
  },
  {
    code: 'СТАРТ500',
    description: 'На первый курс',
    off: { sum: '500.00' },
    most: 1000,
    mostOfOne: 1,
  },
  { code: 'ОСЕНЬ15', description: 'Осенний набор', off: { percent: 15 }, from: -120, to: -30 },
  { code: 'НОВЫЙГОД25', description: 'Перед праздниками', off: { percent: 25 }, from: 60, to: 90 },
  {
    code: 'КУРАТОР20',
    description: 'На пакеты с проверкой',
    off: { percent: 20 },
    to: 180,
    most: 50,
    only: 'course_package',
  },
  {
    code: 'ВЕБИНАР1000',
    description: 'Участникам открытого вебинара',
    off: { sum: '1000.00' },
    to: 14,
    most: 200,
    only: 'course',
  },
  {
    code: 'БЛОГЕР30',
    description: 'Из рекламы; ждёт договора',
    off: { percent: 30 },
    active: false,
  },
];

export async function insertPromoCodes({ transaction, companyId }: DemoTarget): Promise<void> {
  const ids = await insertWithIds(transaction, promoCodeTable, promoCodes.map(rowOf(companyId)));
  const first = async (table: typeof courses | typeof coursePackages) => {
    const { company_id, id } = table;
    const rows = transaction.select({ id }).from(table).where(eq(company_id, companyId));
    return (await rows.orderBy(asc(id)).limit(3)).map((row) => row.id);
  };
  const named = { course: await first(courses), course_package: await first(coursePackages) };
  const tiesOf = (kind: keyof typeof named) =>
    promoCodes.flatMap(({ only }, place) =>
      only === kind
        ? named[kind].map((target_id) => ({
            company_id: companyId,
            promo_code_id: entry(ids, place),
            target_id,
          }))
        : [],
    );
  await insert(transaction, promoCodeCourses, tiesOf('course'));
  await insert(transaction, promoCodePackages, tiesOf('course_package'));
}

const rowOf =
  (company_id: number) =>
  ({
    code,
    description,
    off,
    from,
    to,
    most,
    mostOfOne,
    active = true,
    only,
  }: DemoCode): PromoCodeRow => ({
    company_id,
    code,
    code_key: codeKey(code),
    description,
    active,
    ...('sum' in off
      ? { sale_type: 'sum', sale_sum: off.sum, sale_percent: null }
      : { sale_type: 'percent', sale_sum: null, sale_percent: off.percent }),
    allowed_product_types: only === undefined ? ['course', 'course_package'] : [only],
    max_use_count: most ?? null,
    single_user_max_use_count: mostOfOne ?? null,
    date_start: daysFromToday(from),
    date_end: daysFromToday(to),
    for_all_courses: only === undefined,
    ...since(company.created_at),
  });

const daysFromToday = (days: number | undefined): string | null =>
  days === undefined ? null : dayAfter(new Date().toISOString().slice(0, 10), days);
