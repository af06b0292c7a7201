// The columns of the payments export.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { paymentTypes } from '../payment-tables.ts';
import { paymentResource } from './payments.ts';

/** A payment record with the relations that the columns read. */
interface ExportedPayment {
  id: number;
  price: string;
  price_without_discount: string;
  refunded_sum: string;
  type: (typeof paymentTypes)[number];
  comment: string | null;
  created_at: string;
  paid_at: string | null;
  payment_status: { admin_name: string } | null;
  course: { name: string } | null;
  payer: { full_name: string; email: string; phone: string | null } | null;
  promo_code: { code: string } | null;
  course_packages: { name: string }[];
}

const column = plainColumn<ExportedPayment>;

const related = (
  heading: string,
  width: number,
  relation: string,
  names: string[],
  value: (payment: ExportedPayment) => string | null,
): ExportColumn<ExportedPayment> => ({
  heading,
  kind: 'text',
  width,
  value,
  reads: { with: { [relation]: { ...wholeRecord, columns: names } } },
});

const types = { online: 'На сайте', manual: 'Вручную', free: 'Бесплатно' };

export const paymentsExport = defineExport<ExportedPayment>({
  kind: 'payments_export',
  path: 'payments',
  paths: {
    request: 'payments/create_export_download',
    file: 'search_export_file',
    history: 'payments/export_downloads',
  },
  resource: paymentResource,
  record: { name: 'PaymentExport', description: 'An export of the payment list to a file.' },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    status: related(
      'Статус',
      20,
      'payment_status',
      ['admin_name'],
      ({ payment_status }) => payment_status?.admin_name ?? null,
    ),
    price: column('Сумма, ₽', 'money', 14, 'price'),
    price_without_discount: column('Без скидок, ₽', 'money', 14, 'price_without_discount'),
    refunded_sum: column('Возвращено, ₽', 'money', 14, 'refunded_sum'),
    payer: related(
      'Плательщик',
      32,
      'payer',
      ['full_name', 'email', 'phone'],
      ({ payer }) => payer?.full_name ?? null,
    ),
    payer_email: related(
      'Почта',
      28,
      'payer',
      ['full_name', 'email', 'phone'],
      ({ payer }) => payer?.email ?? null,
    ),
    payer_phone: related(
      'Телефон',
      18,
      'payer',
      ['full_name', 'email', 'phone'],
      ({ payer }) => payer?.phone ?? null,
    ),
    course: related('Курс', 40, 'course', ['name'], ({ course }) => course?.name ?? null),
    course_packages: related('Пакеты', 32, 'course_packages', ['name'], ({ course_packages }) =>
      course_packages.map(({ name }) => name).join(', '),
    ),
    promo_code: related(
      'Промокод',
      18,
      'promo_code',
      ['code'],
      ({ promo_code }) => promo_code?.code ?? null,
    ),
    type: { ...column('Способ', 'text', 14, 'type'), value: ({ type }) => types[type] },
    comment: column('Комментарий', 'text', 40, 'comment'),
    created_at: column('Создан', 'instant', 16, 'created_at'),
    paid_at: column('Оплачен', 'instant', 16, 'paid_at'),
  },
  sheet: 'Платежи',
});
