// Orders with what they are worked through by: of statuses and folders the first are in use, of the others one is merged
// and two are deleted.
import { sql } from 'drizzle-orm';
import type { Domain, Maker } from '../domain.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

const parts = ['merged', 'deleted', 'idle'] as const;
type Part = 'used' | (typeof parts)[number];

const isThe =
  (part: Part, column: string) =>
  (row: Readonly<Record<string, unknown>>): boolean =>
    part === 'used'
      ? !parts.some((each) => String(row[column]).endsWith(each))
      : String(row[column]).endsWith(part);

const status = ({ record }: Pick<Maker, 'record'>, part: Part): number =>
  record('order_statuses', isThe(part, 'admin_value'));

const folder = ({ record }: Pick<Maker, 'record'>, part: Part): number =>
  record('order_folders', isThe(part, 'name'));

const order = ({ record }: Pick<Maker, 'record'>, part: Part): number =>
  record('orders', isThe(part, 'name'));

const badge = ({ text }: Pick<Maker, 'text'>, part: Part = 'used') => ({
  value: part === 'used' ? text('value') : `${text('value')} ${part}`,
  text_color: '#1d5fd6',
  background: '#e9f0fd',
});

export const domain: Domain = {
  tags: ['Orders'],
  records: {
    // All with `writeOrders`.
    [`POST ${company}/orders`]: () => [],
    [`POST ${company}/order_statuses`]: () => [],
    [`POST ${company}/order_folder`]: () => [],
  },
  writes: [writeOrders],
  describes: describeOrders,
  shared: {
    // Whoever works on orders chooses from what these are worked through by.
    order_statuses: (_, may) => may('crm_show'),
    order_folders: (_, may) => may('crm_show'),
    orders: (_, may) => may('crm_show'),
  },
  parts: { custom_field_order_values: 'order_id' },
  named: (maker) => ({
    order_id: order(maker, 'used'),
    orders_id: order(maker, 'deleted'),
    order_statuses_id: status(maker, 'deleted'),
    order_status_ids: status(maker, 'used'),
    order_folders_id: folder(maker, 'deleted'),
    status_id: status(maker, 'used'),
    folder_id: folder(maker, 'used'),
    manager_id: maker.record('company_members', ({ is_owner }) => is_owner === true),
    status_type: 'new',
    deleted: 0,
    has_manager: 1,
    to_pay_from: 1,
    to_pay_to: 1_000_000,
    [`DELETE ${company}/orders/{id}.id`]: order(maker, 'idle'),
    [`DELETE ${company}/order_statuses/{id}.id`]: status(maker, 'idle'),
    [`POST ${company}/order_statuses/{id}/merge.id`]: status(maker, 'merged'),
    [`DELETE ${company}/order_folder/{id}.id`]: folder(maker, 'idle'),
    [`POST ${company}/order_folder/{id}/merge.id`]: folder(maker, 'merged'),
  }),
  bodies: {
    [`POST ${company}/orders`]: ({ text }) => [{ name: text('name') }],
    [`PUT ${company}/orders/{id}`]: ({ text }) => [{ description: text('description') }],
    [`POST ${company}/orders/delete`]: (maker) => [{ orders_id: [order(maker, 'deleted')] }],
    [`POST ${company}/order_statuses`]: (maker) => [
      { admin_name: badge(maker), type: 'in_progress' },
    ],
    [`PUT ${company}/order_statuses/{id}`]: (maker) => [{ public_name: badge(maker) }],
    [`POST ${company}/order_statuses/{id}/merge`]: (maker) => [{ into_id: status(maker, 'used') }],
    [`POST ${company}/order_statuses/delete`]: (maker) => [
      { order_statuses_id: [status(maker, 'deleted')] },
    ],
    [`POST ${company}/order_folder/{id}/merge`]: (maker) => [{ into_id: folder(maker, 'used') }],
    [`POST ${company}/order_folder/delete`]: (maker) => [
      { order_folders_id: [folder(maker, 'deleted')] },
    ],
  },
  inputFields: {
    CreateOrderInput: ['companyId', 'name', 'description'],
    UpdateOrderInput: ['id', 'description'],
    CreateOrderStatusInput: ['companyId', 'adminName', 'type'],
    UpdateOrderStatusInput: ['id', 'publicName'],
  },
  inputValues: {
    'OrderStatusNameInput.textColor': '#1d5fd6',
    'OrderStatusNameInput.background': '#e9f0fd',
    'CreateOrderStatusInput.type': 'IN_PROGRESS',
  },
  idTypes: {
    'OrderFilter.status': 'OrderStatus',
    'OrderFilter.folder': 'OrderFolder',
    'OrderFilter.manager': 'User',
    'MergeOrderStatusesInput.id': 'OrderStatus',
    'MergeOrderStatusesInput.intoId': 'OrderStatus',
    'MergeOrderFoldersInput.id': 'OrderFolder',
    'MergeOrderFoldersInput.intoId': 'OrderFolder',
    'SetOrderStatusInput.statusId': 'OrderStatus',
    'MoveOrdersInput.folderId': 'OrderFolder',
    'SetOrderManagerInput.managerId': 'User',
    'UpdateOrderCustomFieldsInput.id': 'Order',
  },
};

/** The first of all are those that nothing else is tried with. */
async function writeOrders(writer: Writer): Promise<void> {
  const { create, record, text } = writer;
  const course_id = record('courses');
  for (const part of ['used', ...parts] as const) {
    const name = part === 'used' ? text('name') : `${text('name')} ${part}`;
    await create('/order_folder', { name });
    await create('/order_statuses', { admin_name: badge(writer, part), type: 'in_progress' });
  }
  for (const part of ['used', 'deleted', 'idle'] as const) {
    await create('/orders', {
      name: part === 'used' ? text('name') : `${text('name')} ${part}`,
      description: text('description'),
      contact_name: text('contact_name'),
      contact_email: `${text('contact_email').toLowerCase()}@order.test`,
      course_id,
      folder_id: folder(writer, 'used'),
      status_id: status(writer, 'used'),
      fix_price: '5000',
      utm_source: text('utm_source'),
      utm_medium: text('utm_medium'),
      utm_campaign: text('utm_campaign'),
      utm_content: text('utm_content'),
      utm_term: text('utm_term'),
    });
  }
}

/** Whoever wrote an order down has ordered it and works on it, and came by an invite for a package. */
async function describeOrders({ companyId, database }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`update orders set user_id = author_id, manager_id = author_id, contact_phone = '+79001112233', price = 4000,
          invite_id = (select min(id) from invites where company_id = ${companyId}),
          course_package_id = (select min(package.id) from course_packages package where package.company_id = ${companyId} and package.course_id = orders.course_id)
        where company_id = ${companyId}`,
    ),
  );
}
