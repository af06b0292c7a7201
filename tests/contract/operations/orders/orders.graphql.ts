// Uses every GraphQL field and mutation of orders, their statuses and folders once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const badge = (value: string) => ({ value, textColor: '#1d5fd6', background: '#e9f0fd' });

const name = '{ value textColor background }';

const wholeOrder = `id databaseId number name description contactName contactEmail contactPhone nextCallAt price fixPrice toPay
  utmSource utmMedium utmCampaign utmContent utmTerm commentsCount inTrash createdAt updatedAt version viewerCanUpdate viewerCanDelete
  status { id databaseId adminName ${name} publicName ${name} type isDefault ordersCount viewerCanUpdate viewerCanDelete }
  folder { id databaseId name ordersCount viewerCanUpdate viewerCanDelete }
  user { fullName } course { id name } coursePackage { id } manager { userId fullName } author { fullName } invite { id }
  customFields { field { name } } customFieldOrderValues { value }`;

export function testOrders({ ask, mutate }: GraphqlHelpers): void {
  const finished = async (id: string) => {
    const job = async () =>
      (await ask('query ($id: ID!) { node(id: $id) { ... on Job { status } } }', { id })).node;
    await expect.poll(async () => (await job()).status).toBe('DONE');
  };

  const companyId = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  test('order statuses are created, sorted, merged and deleted', async () => {
    const company = await companyId();
    const made = async (value: string) => {
      const input = { companyId: company, adminName: badge(value), type: 'IN_PROGRESS' };
      return (await mutate('createOrderStatus', input, 'orderStatus { id version }')).orderStatus;
    };
    const [one, other] = [await made('Схема: один'), await made('Схема: другой')];
    const changed = await mutate(
      'updateOrderStatus',
      { id: one.id, publicName: badge('Ждём оплаты'), version: one.version },
      `orderStatus { adminName ${name} publicName ${name} audits(first: 1) { totalCount } auditAuthors(latest: 5) { name } }`,
    );
    expect(changed.orderStatus).toMatchObject({
      adminName: { value: 'Схема: один' },
      publicName: { value: 'Ждём оплаты' },
      audits: { totalCount: 2 },
    });
    const sorted = await mutate(
      'sortOrderStatuses',
      { companyId: company, orderStatusIds: [other.id, one.id] },
      'orderStatuses { id }',
    );
    expect(sorted.orderStatuses).toEqual([{ id: other.id }, { id: one.id }]);
    const found = await ask(
      '{ company(code: "demo") { orderStatuses(search: "Схема", filter: { type: [IN_PROGRESS] }) { totalCount nodes { orders(first: 1) { totalCount } } } } }',
    );
    expect(found.company.orderStatuses).toMatchObject({
      totalCount: 2,
      nodes: [{ orders: { totalCount: 0 } }, { orders: { totalCount: 0 } }],
    });
    const merged = await mutate(
      'mergeOrderStatuses',
      { id: one.id, intoId: other.id },
      'orderStatus { id } deletedOrderStatusId',
    );
    expect(merged).toMatchObject({
      orderStatus: { id: other.id },
      deletedOrderStatusId: one.id,
    });
    const gone = await mutate(
      'deleteOrderStatuses',
      { companyId: company, orderStatuses: { ids: [other.id] } },
      'deletedOrderStatusIds deletedCount skipped { count }',
    );
    expect(gone).toMatchObject({ deletedCount: 1, skipped: [] });
  });

  test('order folders are created, renamed, merged and deleted', async () => {
    const company = await companyId();
    const made = async (called: string): Promise<string> => {
      const input = { companyId: company, name: called };
      return (await mutate('createOrderFolder', input, 'orderFolder { id }')).orderFolder.id;
    };
    const [one, other] = [await made('Схема: папка'), await made('Схема: другая')];
    const renamed = { id: one, name: 'Схема: осень' };
    const { orderFolder } = await mutate('updateOrderFolder', renamed, 'orderFolder { name }');
    expect(orderFolder).toEqual({ name: 'Схема: осень' });
    const merged = await mutate(
      'mergeOrderFolders',
      { id: one, intoId: other },
      'orderFolder { id ordersCount } deletedOrderFolderId',
    );
    expect(merged).toMatchObject({ orderFolder: { id: other }, deletedOrderFolderId: one });
    const found = await ask(
      '{ company(code: "demo") { orderFolders(search: "Схема") { totalCount nodes { id name } } } }',
    );
    expect(found.company.orderFolders.totalCount).toBe(1);
    const gone = await mutate(
      'deleteOrderFolders',
      { companyId: company, orderFolders: { ids: [other] } },
      'deletedOrderFolderIds deletedCount skipped { count }',
    );
    expect(gone).toMatchObject({ deletedOrderFolderIds: [other], deletedCount: 1 });
  });

  test('orders are created, updated one by one and in bulk, deleted and restored', async () => {
    const { company } = await ask(
      `{ company(code: "demo") { id
        courses(first: 1, filter: { status: [VISIBLE] }) { nodes { id name price } }
        users(first: 1, search: "Елена") { nodes { id fullName orders(first: 1) { totalCount } } }
        availableOrderManagers(first: 1) { nodes { userId fullName } }
        orderStatuses(first: 2) { nodes { id } }
      } }`,
    );
    const [course] = company.courses.nodes;
    const [user] = company.users.nodes;
    const [manager] = company.availableOrderManagers.nodes;
    const { order } = await mutate(
      'createOrder',
      { companyId: company.id, courseId: course.id, userId: user.id, utmSource: 'vk' },
      `order { ${wholeOrder} }`,
    );
    expect(order).toMatchObject({
      name: course.name,
      user: { fullName: user.fullName },
      status: { type: 'NEW', isDefault: true },
      utmSource: 'vk',
      inTrash: false,
    });
    const nextCallAt = '2039-05-05T09:00:00.000Z';
    const agreed = { id: order.id, fixPrice: '5000.50', nextCallAt, version: order.version };
    const updated = await mutate('updateOrder', agreed, 'order { toPay nextCallAt version }');
    expect(updated.order).toMatchObject({ toPay: '5000.50', nextCallAt });
    const field = { companyId: company.id, name: 'Схема: класс', type: 'INTEGER', subtype: 'BID' };
    const { customField } = await mutate(
      'createCustomField',
      field,
      'customField { id databaseId }',
    );
    const held = await mutate(
      'updateOrderCustomFields',
      {
        id: order.id,
        customFields: [{ customFieldId: customField.databaseId, values: ['11'] }],
        version: updated.order.version,
      },
      'order { customFieldOrderValues { value } audits(first: 1) { totalCount } auditAuthors(latest: 5) { name } }',
    );
    expect(held.order.customFieldOrderValues).toEqual([{ value: '11' }]);

    const only = { companyId: company.id, orders: { ids: [order.id] } };
    const selection = 'changedCount skipped { count } orders';
    const given = await mutate(
      'setOrderManager',
      { ...only, managerId: manager.userId },
      `${selection} { manager { userId } }`,
    );
    expect(given).toMatchObject({
      changedCount: 1,
      orders: [{ manager: { userId: manager.userId } }],
    });
    const statusId = company.orderStatuses.nodes[1].id;
    const worked = await mutate(
      'setOrderStatus',
      { ...only, statusId },
      `${selection} { status { id } }`,
    );
    expect(worked.orders).toEqual([{ status: { id: statusId } }]);
    const moved = await mutate('moveOrders', { ...only, folderId: null }, `${selection} { id }`);
    expect(moved.changedCount).toBe(0);
    const found = await ask(
      `query ($status: [ID!], $manager: [ID!], $user: [ID!], $course: [ID!]) { company(code: "demo") { orders(
        search: "${order.number}", orderBy: { field: NEXT_CALL_AT, direction: DESC }
        filter: { status: $status, statusType: [IN_PROGRESS], manager: $manager, hasManager: true, user: $user, course: $course, inFolder: false, callDue: false, toPayFrom: "5000", toPayTo: "6000" }
      ) { totalCount nodes { id } } } }`,
      { status: [statusId], manager: [manager.userId], user: [user.id], course: [course.id] },
    );
    expect(found.company.orders).toEqual({ totalCount: 1, nodes: [{ id: order.id }] });
    const shown = await ask(
      `query ($status: [ID!], $user: [ID!], $course: [ID!]) { company(code: "demo") {
        orderBoard(search: "${order.number}", filter: { status: $status, user: $user, course: $course }) {
          count sum status { id orders(first: 5, filter: { user: $user, course: $course }) { nodes { id } } }
        }
      } }`,
      { status: [statusId], user: [user.id], course: [course.id] },
    );
    expect(shown.company.orderBoard).toMatchObject([
      { count: 1, status: { id: statusId, orders: { nodes: [{ id: order.id }] } } },
    ]);
    const { orderExport } = await mutate(
      'exportOrders',
      {
        companyId: company.id,
        format: 'CSV',
        columns: ['NUMBER', 'STATUS', 'CUSTOM_FIELDS'],
        matching: { search: order.number, filter: { status: [statusId], user: [user.id] } },
      },
      'orderExport { id fileName format job { id kind } createdAt }',
    );
    expect(orderExport.job.kind).toBe('ORDERS_EXPORT');
    await finished(orderExport.job.id);
    const { company: exported } = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        orderExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        orderExports(first: 1) { totalCount nodes { fileName } }
      } }`,
      { fileName: orderExport.fileName },
    );
    expect(exported.orderExport).toMatchObject({ isReady: true, rowCount: 1 });
    expect(exported.orderExports.nodes).toEqual([{ fileName: orderExport.fileName }]);
    const one = await ask(
      `query ($id: Int!) { company(code: "demo") { order(databaseId: $id) { number } } }`,
      { id: order.databaseId },
    );
    expect(one.company.order).toEqual({ number: order.number });

    const { company: selling } = await ask(
      '{ company(code: "demo") { coursePackages(first: 1) { nodes { id course { id } } } } }',
    );
    const [pack] = selling.coursePackages.nodes;
    await mutate(
      'updateOrder',
      { id: order.id, courseId: pack.course.id, coursePackageId: pack.id },
      'order { version }',
    );
    const { node: taught } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Order { lessons { lessonId name teacherPrice } } } }',
      { id: order.id },
    );
    const [lesson] = taught.lessons;
    const priced = await mutate(
      'updateOrderLessons',
      { id: order.id, lessons: [{ lessonId: lesson.lessonId, teacherPrice: '1500' }] },
      'order { lessons { lessonId teacherPrice } }',
    );
    expect(priced.order.lessons[0]).toEqual({ lessonId: lesson.lessonId, teacherPrice: '1500.00' });
    const invited = await mutate(
      'createOrderInvite',
      { id: order.id },
      'order { invite { name link } }',
    );
    expect(invited.order.invite.link).toMatch(/invite=/);

    const { deletion } = await mutate(
      'deleteOrders',
      only,
      'deletedOrderIds deletedCount deletion skipped { count }',
    );
    const restored = await mutate(
      'restoreOrders',
      {
        companyId: company.id,
        orders: { matching: { filter: { deleted: true, deletion: [deletion] } } },
      },
      'restoredCount skipped { count } orders { id }',
    );
    expect(restored.restoredCount).toBe(1);
    const removed = await mutate('deleteOrder', { id: order.id }, 'deletedOrderId');
    expect(removed.deletedOrderId).toBe(order.id);
    await mutate(
      'deleteCustomFields',
      { companyId: company.id, customFields: { ids: [customField.id] } },
      'deletedCount',
    );
  });
  test('orders of one customer are found and merged', async () => {
    const company = await companyId();
    const made = async (called: string) => {
      const input = { companyId: company, name: called, contactEmail: 'Joined@schema.test' };
      return (await mutate('createOrder', input, 'order { id }')).order.id;
    };
    const [one, other] = [await made('Схема: первая'), await made('Схема: вторая')];
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Order { duplicates(first: 20) { totalCount nodes { id name status { type } } } } } }',
      { id: one },
    );
    expect(node.duplicates).toEqual({
      totalCount: 1,
      nodes: [{ id: other, name: 'Схема: вторая', status: { type: 'NEW' } }],
    });
    const { order } = await mutate(
      'mergeOrders',
      { id: one, orderIds: [other] },
      'order { id duplicates(first: 1) { totalCount } }',
    );
    expect(order).toEqual({ id: one, duplicates: { totalCount: 0 } });
    const unpaid = await ask(
      `{ company(code: "demo") { orders(search: "Схема: первая", filter: { paid: false }, orderBy: { field: PAYED_AT, direction: ASC }) { nodes { id paidAt } } } }`,
    );
    expect(unpaid.company.orders.nodes).toEqual([{ id: one, paidAt: null }]);
    await mutate('deleteOrder', { id: one }, 'deletedOrderId');
  });
}
