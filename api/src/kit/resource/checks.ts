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
    'does not say whose its rows are',
  );
  const indexes = getTableConfig(record.table).indexes.filter(({ config }) => config.unique);
  for (const name of Object.keys(unique)) {
    const isThere = indexes.some(({ config }) => config.name === name);
    check(isThere, `names the missing unique index ${name}`);
  }
  for (const name of Object.keys(defaultFilters)) {
    check(filtering.includes(name), `has a default for the missing filter ${name}`);
  }
  check(
    parent === undefined || ![...filtering, ...countBy].includes(parent.by),
    'filters by its parent, which the address says already',
  );
  const refusesSome = (refuses: readonly unknown[] = bulk?.refuses ?? []) => refuses.length > 0;
  check(
    definition.refuseDelete === undefined ||
      !actions.some(({ does, refuses }) => does === 'delete' && !refusesSome(refuses)),
    'deletes many at once without asking whether each may go',
  );
  check(
    bulk?.oneRoute === undefined || !actions.some(({ input }) => input),
    'has one route for all actions, which knows no input',
  );
  check(
    (definition.update ?? definition.create) === undefined ||
      permissions.update === undefined ||
      'version' in record.computed,
    'changes a record that does not say what its version is',
  );
  check(
    order === undefined || order.number !== undefined || !definition.descending,
    'numbers from 1 what it lists from the last',
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
