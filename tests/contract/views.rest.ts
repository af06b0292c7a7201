// How a list is kept as a view by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfViews({ call, admin }: RestStory): void {
  test('a view is saved, opened with, changed, deleted and brought back', async () => {
    const created = await call('POST', '/saved_views', {
      name: 'По убыванию',
      list: 'groups',
      address: 'search=a&sort=-name',
      columns: { order: ['name', 'users'] },
      is_default: true,
    });
    expect(created.status).toBe(201);
    const { id, version, ...view } = created.body.data;
    const one = `/saved_views/${id}`;
    const list = await call('GET', '/saved_views?list=groups');
    expect(list.body.data).toEqual([created.body.data]);
    const opened = await admin('GET', '/api/company/get_id_by_code?code=demo&with=default_views');
    const { name, list: of, address, columns } = view;
    expect(opened.body.data.default_views).toEqual([{ id, list: of, name, address, columns }]);
    const changed = await call('PUT', one, { name: 'Сначала последние', shared: true, version });
    expect(changed.body.data).toMatchObject({ name: 'Сначала последние', shared: true });
    expect((await call('DELETE', one)).status).toBe(200);
    expect((await call('GET', one)).body.data.status).toBe('deleted');
    expect((await call('POST', `${one}/restore`)).body.data.status).toBe('kept');
    const usual = { list: 'groups', saved_view_id: null };
    expect((await call('POST', '/saved_views/choose_default', usual)).status).toBe(200);
  });
}
