// Uses every GraphQL field and mutation of the plain entities once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../kit/rest.ts';
import type { GraphqlHelpers } from '../graphql-helpers.ts';
import { plainEntities } from '../plain-entities.ts';

export function testPlainEntities({ ask, mutate }: GraphqlHelpers): void {
  test.each(plainEntities)(
    '$collection are created, updated, searched and deleted',
    async ({ type, collection: path, name, change }) => {
      const collection = path.replace(/_\w/g, (part) => part.slice(1).toUpperCase());
      const one = type.charAt(0).toLowerCase() + type.slice(1);
      const { company } = await ask('{ company(code: "demo") { id } }');
      const companyId: string = company.id;
      const created = await mutate(`create${type}`, { companyId, name }, `${one} { id }`);
      const { id } = created[one];
      const changed = await mutate(`update${type}`, { id, ...change }, `${one} { id }`);
      expect(changed[one]).toEqual({ id });
      const shown = ['name', ...Object.keys(change)].join(' ');
      const found = await ask(
        `query ($search: String) { company(code: "demo") { ${collection}(search: $search, first: 5) {
          totalCount nodes { ${shown} viewerCanUpdate viewerCanDelete }
        } } }`,
        { search: name },
      );
      expect(found.company[collection]).toEqual({
        totalCount: 1,
        nodes: [{ name, ...change, viewerCanUpdate: true, viewerCanDelete: true }],
      });
      const many: Json = { companyId, [collection]: { matching: { search: name } } };
      const deleted = await mutate(`delete${type}s`, many, `deleted${type}Ids deletedCount`);
      expect(deleted).toMatchObject({ [`deleted${type}Ids`]: [id], deletedCount: 1 });
    },
  );
}
