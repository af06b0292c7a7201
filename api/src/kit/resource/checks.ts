// Checks resource definitions at startup for mistakes that types cannot express.
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Grants, Permissions } from '../permissions/permissions.ts';
import type { ResourceDefinition } from './definition.ts';

type Definition = ResourceDefinition<PgTable>;

export function checkDefinition(definition: Definition, permissions: Permissions): void {
  const { record, path, parent, mine = record.mine, unique = {}, bulk, order } = definition;
  const { filters = [], countBy = [], specialFilters = {}, defaultFilters = {} } = definition;
  const filtering: string[] = [...filters, ...Object.keys(specialFilters)];
  const actions = Object.values(bulk?.actions ?? {});
  const check = (holds: boolean, otherwise: string) => {
    if (!holds) throw new Error(`${path} ${otherwise}`);
  };
  check(
    mine !== undefined || !grantsOf(definition, permissions).some(({ my }) => my !== undefined),
    'has no ownership rule (`mine`) for its `_my` permissions',
  );
  const indexes = getTableConfig(record.table).indexes.filter(({ config }) => config.unique);
  for (const name of Object.keys(unique)) {
    const isThere = indexes.some(({ config }) => config.name === name);
    check(isThere, `refers to an unknown unique index ${name}`);
  }
  for (const name of Object.keys(defaultFilters)) {
    check(filtering.includes(name), `has a default for the unknown filter ${name}`);
  }
  check(
    parent === undefined || ![...filtering, ...countBy].includes(parent.by),
    'filters by its parent, which the path already contains',
  );
  const refusesSome = (refuses: readonly unknown[] = bulk?.refuses ?? []) => refuses.length > 0;
  check(
    definition.refuseDelete === undefined ||
      !actions.some(({ does, refuses }) => does === 'delete' && !refusesSome(refuses)),
    'has a bulk deletion without refusals, although `refuseDelete` limits deletions',
  );
  check(
    bulk?.oneRoute === undefined || !actions.some(({ input }) => input),
    'has one route for all bulk actions, which cannot take input',
  );
  check(
    (definition.update ?? definition.create) === undefined ||
      permissions.update === undefined ||
      'version' in record.computed,
    'updates a record without a version',
  );
  check(
    order === undefined || order.number !== undefined || !definition.descending,
    'numbers rows from 1 but lists them in descending order',
  );
}

function grantsOf({ bulk, links = {} }: Definition, permissions: Permissions) {
  const { read, create, update, delete: remove } = permissions;
  const others = [...Object.values(bulk?.actions ?? {}), ...Object.values(links)];
  const grants: (Grants | undefined)[] = [
    read === 'member' ? undefined : read,
    create,
    update,
    remove,
    ...others.map(({ grant }) => grant),
  ];
  return grants.flatMap((each) => each ?? []);
}
