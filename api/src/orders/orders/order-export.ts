// The columns of the order export.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { valueColumns, type ShownValue } from '../../forms/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { orderResource } from './orders.ts';
import { orderValues } from './order-values.ts';

type Named = { name: string } | null;

type Called = { full_name: string } | null;

/** An order record with the relations that the columns read. */
interface ExportedOrder {
  id: number;
  number: string;
  name: string;
  description: string | null;
  status: { admin_name: { value: string } } | null;
  folder: Named;
  user: Called;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  course: Named;
  course_package: Named;
  manager: Called;
  author: Called;
  price: string | null;
  fix_price: string | null;
  to_pay: string;
  payed_at: string | null;
  next_call_at: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  utm_term: string | null;
  created_at: string;
  updated_at: string;
  custom_field_order_values: ShownValue[];
}

const column = plainColumn<ExportedOrder>;

/** Empty if the related record is missing or the reader may not see it. */
const related = (
  heading: string,
  width: number,
  relation: string,
  by: string,
  value: (order: ExportedOrder) => string | undefined,
): ExportColumn<ExportedOrder> => ({
  heading,
  kind: 'text',
  width,
  value: (order) => value(order) ?? null,
  reads: { with: { [relation]: { ...wholeRecord, columns: [by] } } },
});

export const ordersExport = defineExport<ExportedOrder>({
  kind: 'orders_export',
  path: 'orders',
  resource: orderResource,
  record: { name: 'OrderExport', description: 'An export of the order list to a file.' },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    number: column('Номер', 'text', 10, 'number'),
    name: column('Название', 'text', 32, 'name'),
    description: column('Описание', 'text', 40, 'description'),
    status: related('Статус', 18, 'status', 'admin_name', ({ status }) => status?.admin_name.value),
    folder: related('Папка', 18, 'folder', 'name', ({ folder }) => folder?.name),
    user: related('Клиент', 28, 'user', 'full_name', ({ user }) => user?.full_name),
    contact_name: column('Имя', 'text', 28, 'contact_name'),
    contact_email: column('Почта', 'text', 32, 'contact_email'),
    contact_phone: column('Телефон', 'text', 20, 'contact_phone'),
    course: related('Курс', 32, 'course', 'name', ({ course }) => course?.name),
    course_package: related('Пакет', 24, 'course_package', 'name', (order) => {
      return order.course_package?.name;
    }),
    manager: related('Ответственный', 28, 'manager', 'full_name', ({ manager }) => {
      return manager?.full_name;
    }),
    author: related('Кто создал', 28, 'author', 'full_name', ({ author }) => author?.full_name),
    price: column('Цена, ₽', 'money', 14, 'price'),
    fix_price: column('Договорная цена, ₽', 'money', 18, 'fix_price'),
    to_pay: column('К оплате, ₽', 'money', 14, 'to_pay'),
    payed_at: column('Оплачена', 'instant', 16, 'payed_at'),
    next_call_at: column('Следующий звонок', 'instant', 16, 'next_call_at'),
    utm_source: column('Источник', 'text', 18, 'utm_source'),
    utm_medium: column('Канал', 'text', 18, 'utm_medium'),
    utm_campaign: column('Кампания', 'text', 18, 'utm_campaign'),
    utm_content: column('Объявление', 'text', 18, 'utm_content'),
    utm_term: column('Запрос', 'text', 18, 'utm_term'),
    created_at: column('Создана', 'instant', 16, 'created_at'),
    updated_at: column('Изменена', 'instant', 16, 'updated_at'),
  },
  columnGroups: { custom_fields: valueColumns(orderValues, 'custom_field_order_values') },
  sheet: 'Заявки',
});
