// How orders are written down, worked through and put away by REST, with the statuses and folders that serve for that:
// every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

const badge = (value: string) => ({ value, text_color: '#1d5fd6', background: '#e9f0fd' });

export function tellOfOrders({ call }: RestStory): void {
  const ok = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    expect([asked[0], asked[1], status < 300, body.errors]).toEqual([
      asked[0],
      asked[1],
      true,
      undefined,
    ]);
    return body.data;
  };

  const finished = async (id: number) => {
    await expect.poll(async () => (await ok('GET', `/jobs/${id}`)).status).toBe('done');
  };

  test('statuses of orders are made, put in order, merged and deleted', async () => {
    const made = (value: string) =>
      ok('POST', '/order_statuses', { admin_name: badge(value), type: 'in_progress' });
    const [one, other, third] = [
      await made('Договор: один'),
      await made('Договор: другой'),
      await made('Договор: третий'),
    ];
    const changed = { public_name: badge('Ждём оплаты'), version: one.version };
    expect(await ok('PUT', `/order_statuses/${one.id}`, changed)).toMatchObject({
      admin_name: { value: 'Договор: один' },
      public_name: { value: 'Ждём оплаты' },
    });
    const sorted = { order_status_ids: [other.id, one.id] };
    expect(await ok('POST', '/order_statuses/multi_sort', sorted)).toMatchObject([
      { id: other.id },
      { id: one.id },
    ]);
    expect(await ok('GET', '/order_statuses?search=договор')).toHaveLength(3);
    expect(await ok('GET', `/order_statuses/${one.id}`)).toMatchObject({ id: one.id });
    await ok('PUT', `/order_statuses/${one.id}`, { type: 'fail' });
    const [change] = await ok('GET', `/order_statuses/${one.id}/audits?field=type`);
    expect(change.changes).toMatchObject([{ field: 'type', from: 'in_progress', to: 'fail' }]);
    await ok('GET', `/order_statuses/${one.id}/audit_authors?latest=5`);
    const at = `/order_statuses/${one.id}/audits/${change.id}/put_back`;
    const { version } = await ok('GET', `${at}?moment=before`);
    const back = await ok('POST', at, { fields: ['type'], moment: 'before', version });
    expect(back.type).toBe('in_progress');
    const merged = await ok('POST', `/order_statuses/${one.id}/merge`, { into_id: other.id });
    expect(merged).toMatchObject({ id: other.id, orders_count: 0 });
    const gone = await ok('POST', '/order_statuses/delete', { order_statuses_id: [other.id] });
    expect(gone).toMatchObject({ count: 1 });
    await ok('DELETE', `/order_statuses/${third.id}`);
  });

  test('orders are written down, changed one by one and together, deleted and brought back', async () => {
    const folder = await ok('POST', '/order_folder', { name: 'Договор: папка' });
    const other = await ok('POST', '/order_folder', { name: 'Договор: другая папка' });
    await ok('PUT', `/order_folder/${folder.id}`, { name: 'Договор: осень' });
    expect(await ok('GET', '/order_folder?search=договор')).toHaveLength(2);
    expect(await ok('GET', `/order_folder/${folder.id}`)).toMatchObject({ orders_count: 0 });

    const [{ id: course, price }] = await ok('GET', '/courses?status=visible&per_page=1');
    const order = await ok('POST', '/orders', { course_id: course, folder_id: folder.id });
    expect([order.price, order.to_pay]).toEqual([price ?? '0.00', price ?? '0.00']);
    const changes = { contact_phone: '8 900 111-22-33', fix_price: '5000', version: order.version };
    expect(await ok('PUT', `/orders/${order.id}`, changes)).toMatchObject({
      contact_phone: '+79001112233',
      to_pay: '5000.00',
    });
    const relations = 'with=status;folder;user;course;course_package;manager;author;invite';
    expect(await ok('GET', `/orders/${order.id}?${relations}`)).toMatchObject({
      folder: { id: folder.id },
      course: { id: course },
      user: null,
    });
    expect(await ok('GET', `/orders?folder_id=${folder.id}&with=status`)).toMatchObject([
      { id: order.id, status: { type: 'new' } },
    ]);

    const [manager] = await ok('GET', '/orders/available_managers');
    await ok('GET', `/orders/available_managers/${manager.id}`);
    const ids = { orders_id: [order.id] };
    const given = await ok('POST', '/orders/set_manager', { ...ids, manager_id: manager.id });
    expect(given).toMatchObject({ count: 1 });
    const [, working] = await ok('GET', '/order_statuses');
    await ok('POST', '/orders/set_status', { ...ids, status_id: working.id });
    await ok('POST', '/orders/move', { ...ids, folder_id: other.id });
    const into = await ok('POST', `/order_folder/${other.id}/merge`, { into_id: folder.id });
    expect(into).toMatchObject({ orders_count: 1 });

    const board = await ok('GET', `/orders/board?folder_id=${folder.id}`);
    expect(board).toContainEqual({ status_id: working.id, count: 1, sum: '5000.00' });

    const history = await ok('GET', `/orders/${order.id}/audits`);
    expect(history.length).toBeGreaterThan(3);
    await ok('GET', `/orders/${order.id}/audit_authors?latest=5`);

    const { id: pack, course_id } = (await ok('GET', '/course_packages?per_page=1'))[0];
    await ok('PUT', `/orders/${order.id}`, { course_id, course_package_id: pack });
    const [lesson] = await ok('GET', `/orders/${order.id}/lessons`);
    const prices = { lessons: [{ lesson_id: lesson.lesson_id, teacher_price: '1500' }] };
    const [priced] = await ok('PUT', `/orders/${order.id}/lessons`, prices);
    expect(priced).toEqual({ ...lesson, teacher_price: '1500.00' });
    const invited = await ok('POST', `/orders/${order.id}/create_invite`);
    expect(await ok('GET', `/invites/${invited.invite_id}`)).toMatchObject({ user_limit: 1 });

    const matching = { folder_id: [folder.id] };
    const wanted = { format: 'csv', matching, columns: ['number', 'status', 'custom_fields'] };
    const { file_name, job_id } = await ok('POST', '/orders_download', wanted);
    await finished(job_id);
    expect(await ok('GET', `/orders_file?file_name=${file_name}`)).toMatchObject({ row_count: 1 });
    expect(await ok('GET', '/orders_download/history?with=job')).toMatchObject([{ file_name }]);

    const { deletion } = await ok('POST', '/orders/delete', ids);
    const trash = { matching: { deleted: true, deletion: [deletion] } };
    expect(await ok('POST', '/orders/restore', trash)).toMatchObject({ count: 1 });
    await ok('POST', '/orders/move', { ...ids, folder_id: null });
    await ok('DELETE', `/orders/${order.id}`);
    await ok('DELETE', `/order_folder/${folder.id}`);
    const third = await ok('POST', '/order_folder', { name: 'Договор: третья папка' });
    await ok('POST', '/order_folder/delete', { order_folders_id: [third.id] });
  });

  test('the company’s own fields of orders are told and changed', async () => {
    const name = 'Договор: класс';
    const field = await ok('POST', '/custom_fields', { name, type: 'integer', subtype: 'bid' });
    const order = await ok('POST', '/orders', { name: 'Договор: с полем' });
    const path = `/orders/${order.id}/custom_field_order_values`;
    const values = [{ custom_field_id: field.id, values: ['11'] }];
    const held = await ok('PUT', path, { custom_fields: values });
    expect(held.find(({ id }: { id: number }) => id === field.id)).toMatchObject({
      values: [{ shown: '11' }],
    });
    expect(await ok('GET', path)).toEqual(held);
    await ok('DELETE', `/orders/${order.id}`);
    await ok('DELETE', `/custom_fields/${field.id}`);
  });
  test('orders of one person are found and joined', async () => {
    const contact_phone = '8 900 333-22-11';
    const order = (name: string) => ok('POST', '/orders', { name, contact_phone });
    const [one, other] = [await order('Договор: первая'), await order('Договор: вторая')];
    expect(await ok('GET', `/orders/${one.id}/duplicates?with=status`)).toMatchObject([
      { id: other.id, status: { type: 'new' } },
    ]);
    await ok('POST', `/orders/${other.id}/order_comments`, { text: 'Договор: звонили' });
    const merged = await ok('POST', `/orders/${one.id}/merge`, { orders_id: [other.id] });
    expect(merged).toMatchObject({ id: one.id, comments_count: 1 });
    expect(await ok('GET', `/orders?ids=${other.id}`)).toMatchObject([{ in_trash: true }]);
    expect(await ok('GET', '/orders?paid=1&sort=payed_at&search=договор')).toEqual([]);
    await ok('DELETE', `/orders/${one.id}`);
  });
}
