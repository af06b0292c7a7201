// The columns of the promo code export.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { productTypes, saleTypes } from './promo-code-tables.ts';
import type { promoCodeStates } from './promo-code-record.ts';
import { promoCodeResource } from './promo-codes.ts';

/** A promo code record with the relations that the columns read. */
interface ExportedCode {
  id: number;
  code: string;
  description: string | null;
  active: boolean;
  state: (typeof promoCodeStates)[number];
  sale_type: (typeof saleTypes)[number];
  sale_sum: string | null;
  sale_percent: number | null;
  date_start: string | null;
  date_end: string | null;
  max_use_count: number | null;
  single_user_max_use_count: number | null;
  single_user_max_use_count_in_course: number | null;
  allowed_product_types: (typeof productTypes)[number][];
  for_all_courses: boolean;
  courses: { name: string }[];
  course_packages: { name: string }[];
  created_at: string;
}

const column = plainColumn<ExportedCode>;

const names = (
  heading: string,
  relation: 'courses' | 'course_packages',
): ExportColumn<ExportedCode> => ({
  heading,
  kind: 'text',
  width: 48,
  value: (promoCode) => promoCode[relation].map(({ name }) => name).join(', '),
  reads: { with: { [relation]: { ...wholeRecord, columns: ['name'] } } },
});

const states = { not_started: 'Ещё не начался', valid: 'Действует', ended: 'Закончился' };

const products = { course: 'курсы', course_package: 'пакеты' };

export const promoCodesExport = defineExport<ExportedCode>({
  kind: 'promo_codes_export',
  path: 'promo_codes',
  resource: promoCodeResource,
  record: {
    name: 'PromoCodeExport',
    description: 'An export of the promo code list to a file.',
  },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    code: column('Промокод', 'text', 24, 'code'),
    description: column('Описание', 'text', 40, 'description'),
    active: {
      ...column('Включён', 'text', 10, 'active'),
      value: ({ active }) => (active ? 'Да' : 'Нет'),
    },
    state: { ...column('Срок', 'text', 16, 'state'), value: ({ state }) => states[state] },
    sale_sum: column('Скидка, ₽', 'money', 14, 'sale_sum'),
    sale_percent: column('Скидка, %', 'number', 12, 'sale_percent'),
    date_start: column('Начало', 'day', 12, 'date_start'),
    date_end: column('Окончание', 'day', 12, 'date_end'),
    max_use_count: column('Всего использований', 'number', 20, 'max_use_count'),
    single_user_max_use_count: column(
      'Использований одним человеком',
      'number',
      20,
      'single_user_max_use_count',
    ),
    single_user_max_use_count_in_course: column(
      'Использований одним человеком на курсе',
      'number',
      20,
      'single_user_max_use_count_in_course',
    ),
    allowed_product_types: {
      ...column('На что действует', 'text', 20, 'allowed_product_types'),
      value: ({ allowed_product_types: types }) => types.map((type) => products[type]).join(', '),
    },
    for_all_courses: {
      ...column('На все курсы', 'text', 14, 'for_all_courses'),
      value: (promoCode) => (promoCode.for_all_courses ? 'Да' : 'Нет'),
    },
    courses: names('Курсы', 'courses'),
    course_packages: names('Пакеты', 'course_packages'),
    created_at: column('Создан', 'instant', 16, 'created_at'),
  },
  sheet: 'Промокоды',
});
