// Declares orders, their statuses and folders: the first of each is in use, one of the others is merged and two are
// deleted.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

const parts = ['merged', 'deleted', 'idle'] as const;
type Part = 'used' | (typeof parts)[number];

/** The suite reads the fullest record of each type, so the record in use has the longest text. */
const wholeWord = 'that much is done with';

const isThe =
  (part: Part, column: string) =>
  (row: Readonly<Record<string, unknown>>): boolean =>
    part === 'used'
      ? !parts.some((each) => String(row[column]).endsWith(each))
      : String(row[column]).endsWith(part);

const status = ({ record }: Pick<ValueGenerator, 'record'>, part: Part): number =>
  record('order_statuses', isThe(part, 'admin_value'));

const folder = ({ record }: Pick<ValueGenerator, 'record'>, part: Part): number =>
  record('order_folders', isThe(part, 'name'));

const order = ({ record }: Pick<ValueGenerator, 'record'>, part: Part): number =>
  record('orders', isThe(part, 'name'));

const exportedFile = ({ row }: Pick<ValueGenerator, 'row'>) =>
  row('jobs', ({ kind }) => kind === 'orders_export')['file_name'];

const badge = ({ text }: Pick<ValueGenerator, 'text'>, part: Part = 'used') => ({
  value: `${text('value')} ${part === 'used' ? wholeWord : part}`,
  text_color: '#1d5fd6',
  background: '#e9f0fd',
});

export const domain: DomainDeclaration = {
  tags: ['Orders'],
  menuPages: {
    orders: [
      {
        query: 'orderListRouteQuery',
        variables: () => ({ filter: {}, named: [], hasNamed: false, fields: [], hasFields: false }),
      },
    ],
    statuses: [{ query: 'orderStatusListRouteQuery' }],
  },
  records: {
    // Written by `writeOrders`.
    [`POST ${company}/orders`]: () => [],
    [`POST ${company}/order_statuses`]: () => [],
    [`POST ${company}/order_folder`]: () => [],
  },
  writes: [writeOrders, (writer) => finishedExport(writer, 'orders')],
  finalWrites: describeOrders,
  sharedRows: {
    // Users who work on orders may read their dictionaries.
    order_statuses: (_, may) => may('crm_show'),
    order_folders: (_, may) => may('crm_show'),
    orders: (_, may) => may('crm_show'),
    custom_field_order_values: (_, may) => may('crm_show'),
  },
  namedValues: (maker) => ({
    'orders_file.file_name': exportedFile(maker),
    'order_export.file_name': exportedFile(maker),
    order_id: order(maker, 'used'),
    order_status_id: maker.record('order_statuses', ({ is_default }) => is_default === true),
    order_folder_id: folder(maker, 'used'),
    orders_id: order(maker, 'deleted'),
    order_statuses_id: status(maker, 'used'),
    order_status_ids: status(maker, 'used'),
    order_folders_id: folder(maker, 'deleted'),
    status_id: status(maker, 'used'),
    'orders.folder_id': folder(maker, 'used'),
    'orders.folder': folder(maker, 'used'),
    manager_id: maker.record('company_members', ({ is_owner }) => is_owner === true),
    status_type: 'new',
    deleted: 0,
    has_manager: 1,
    call_due: 1,
    paid: 0,
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
    [`POST ${company}/orders/move`]: (maker) => [
      { orders_id: [order(maker, 'used')], folder_id: folder(maker, 'used') },
    ],
    [`PUT ${company}/orders/{order_id}/custom_field_order_values`]: (maker) => [
      {
        custom_fields: [
          {
            custom_field_id: maker.record('custom_fields', ({ subtype }) => subtype === 'bid'),
            values: [maker.word],
          },
        ],
      },
    ],
    [`PUT ${company}/orders/{order_id}/lessons`]: () => [{ lessons: [] }],
    [`POST ${company}/orders_download`]: () => [{ format: 'csv' }],
    [`POST ${company}/orders/{id}/merge`]: (maker) => [{ orders_id: [order(maker, 'merged')] }],
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
  expectedOwnerFailures: {
    [`POST ${company}/orders/{id}/create_invite`]: { status: 409, why: 'it has one' },
  },
  withoutTexts: { [`GET ${company}/orders/board`]: 'ids, numbers and sums' },
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
    'ExportOrdersInput.ids': 'Order',
    'UpdateOrderLessonsInput.id': 'Order',
    'CreateOrderInviteInput.id': 'Order',
    'MergeOrdersInput.id': 'Order',
    'MergeOrdersInput.orderIds': 'Order',
    'customFieldOrderValues.fields': 'CustomField',
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

/** The first of each is used by no other probe. */
async function writeOrders(writer: Writer): Promise<void> {
  const { create, record, text } = writer;
  const course_id = record('courses');
  const folders: number[] = [];
  const statuses: number[] = [];
  for (const part of ['used', ...parts] as const) {
    const name = `${text('name')} ${part === 'used' ? wholeWord : part}`;
    folders.push((await create('/order_folder', { name })).id);
    const written = { admin_name: badge(writer, part), type: 'in_progress' };
    statuses.push((await create('/order_statuses', written)).id);
  }
  for (const part of ['used', 'merged', 'deleted', 'idle'] as const) {
    await create('/orders', {
      name: `${text('name')} ${part === 'used' ? wholeWord : part}`,
      description: text('description'),
      contact_name: text('contact_name'),
      contact_email: text('email'),
      course_id,
      folder_id: folders[0],
      status_id: statuses[0],
      fix_price: '5000',
      utm_source: text('utm_source'),
      utm_medium: text('utm_medium'),
      utm_campaign: text('utm_campaign'),
      utm_content: text('utm_content'),
      utm_term: text('utm_term'),
    });
  }
}

/**
 * The author of an order is its manager and came by an invite for a package. Every user of the school has an order with
 * a value of a custom field.
 */
async function describeOrders({ companyId, database, text }: Writer): Promise<void> {
  const ofCompany = sql`company_id = ${companyId}`;
  await database.system(async (transaction) => {
    for (const statement of [
      sql`update orders set user_id = author_id, manager_id = author_id, contact_phone = '+79001112233', price = 4000, next_call_at = now(),
          invite_id = (select min(id) from invites where ${ofCompany}),
          course_package_id = (select min(package.id) from course_packages package where package.company_id = ${companyId} and package.course_id = orders.course_id)
        where ${ofCompany} and author_id is not null`,
      sql`insert into order_call_reminders (company_id, order_id, call_at, set_by)
        select company_id, id, now() + interval '1 day', author_id from orders where ${ofCompany} and author_id is not null`,
      sql`update order_statuses set admin_text_color = '#1d5fd7' where ${ofCompany}`,
      sql`insert into orders (company_id, number, name, user_id, created_at, status_id)
        select company_id, 1000 + row_number() over (order by user_id), ${`${text('name')} ordered`}, user_id, '2020-01-01',
          (select id from order_statuses named where named.company_id = company_members.company_id and is_default)
        from company_members where ${ofCompany}`,
      sql`insert into custom_fields (company_id, name, type, subtype) values (${companyId}, ${text('name')}, 'string', 'bid')`,
      sql`insert into custom_field_order_values (company_id, order_id, custom_field_id, value)
        select orders.company_id, orders.id, field.id, ${text('value')} from orders
        join custom_fields field on field.company_id = orders.company_id and field.subtype = 'bid' where orders.company_id = ${companyId}`,
    ]) {
      await transaction.execute(statement);
    }
  });
}
