// Uses every GraphQL field and mutation of saved views once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testViews({ ask, mutate }: GraphqlHelpers): void {
  test('a view is saved, set as default, updated, deleted and restored', async () => {
    const { id: companyId } = (await ask('{ company(code: "demo") { id } }')).company;
    const defaults = 'company { defaultViews { databaseId list name address columns } }';
    const view = {
      name: 'По убыванию',
      list: 'groups',
      address: 'search=a&sort=-name',
      columns: { order: ['name', 'users'] },
    };
    const { savedView, company } = await mutate(
      'createSavedView',
      { companyId, ...view, isDefault: true },
      `savedView { id databaseId version own shared viewerCanUpdate viewerCanDelete createdAt } ${defaults}`,
    );
    const { id, databaseId, version } = savedView;
    expect(savedView).toMatchObject({ own: true, shared: false, viewerCanDelete: true });
    expect(company.defaultViews).toEqual([{ databaseId, ...view }]);
    const read = await ask(
      '{ company(code: "demo") { savedViews(list: "groups") { id name list address columns } } }',
    );
    expect(read.company.savedViews).toEqual([{ id, ...view }]);
    const changed = await mutate(
      'updateSavedView',
      { id, version, name: 'Сначала последние', shared: true },
      `savedView { name shared } ${defaults}`,
    );
    expect(changed.savedView).toEqual({ name: 'Сначала последние', shared: true });
    expect(changed.company.defaultViews).toMatchObject([{ name: 'Сначала последние' }]);
    const gone = await mutate('deleteSavedView', { id }, `deletedSavedViewId ${defaults}`);
    expect(gone).toMatchObject({ deletedSavedViewId: id, company: { defaultViews: [] } });
    const back = await mutate('restoreSavedView', { id }, `savedView { id } ${defaults}`);
    expect(back.company.defaultViews).toMatchObject([{ databaseId }]);
    const usual = await mutate('chooseDefaultView', { companyId, list: 'groups' }, defaults);
    expect(usual.company.defaultViews).toEqual([]);
    const chosen = { companyId, list: 'groups', savedViewId: id };
    expect((await mutate('chooseDefaultView', chosen, defaults)).company.defaultViews).toHaveLength(
      1,
    );
  });
}
