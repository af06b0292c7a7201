// Declares a resource of a company: list, read, create, update and delete for a table, optionally nested, with bulk
// actions, manual order and links.
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf } from '../database/columns.ts';
import type { CountedLinks } from '../lists/stored-counts.ts';
import { notFound } from '../http/errors.ts';
import { columnFilter } from '../lists/filters.ts';
import { listQuery } from '../lists/documentation.ts';
import { readOne, readExistingIds } from '../lists/list.ts';
import type { Filter, ListSource, Row } from '../lists/contract.ts';
import { onlyId, readListParameters, wholeRecord } from '../lists/parameters.ts';
import {
  rowsAllowed,
  type QueryScope,
  type Grants,
  type Permissions,
} from '../permissions/permissions.ts';
import { missingOwnershipRule } from '../records/readers.ts';
import { selectRows, runNamedAction, registerBulk } from './bulk.ts';
import { checkDefinition } from './checks.ts';
import { conditionsSchema, filterDocumentation } from './conditions.ts';
import { aliasDocumentation, resolveAliases } from './aliases.ts';
import type { DeclaredResource, ResourceDefinition } from './definition.ts';
import type { Resource } from './contract.ts';
import { registerFastEdit } from './fast-edit.ts';
import { registerLinks } from './links.ts';
import { lockWritable } from './locks.ts';
import { registerMerge } from './merge.ts';
import { registerOrder } from './order.ts';
import { registerRoutes } from './routes.ts';
import { onlyReadRows, requireParentNotInTrash, withTrash } from './trash.ts';
import { updatesOf } from './updates.ts';
import { insert } from './writes.ts';
import { pathId, pathIds } from '../http/routes.ts';

export { onlyId, wholeRecord } from '../lists/parameters.ts';
export type { LockedRecords, SpecialFilter } from './definition.ts';
export type { Resource } from './contract.ts';

type Definition = ResourceDefinition<PgTable>;

export function resource<
  Table extends PgTable,
  Created extends Row,
  Inputs,
  Changed extends Row = Partial<Created>,
>(declared: ResourceDefinition<Table, Created, Changed, Inputs>): Resource {
  // The definition is typed by its table and schemas, which generic code cannot express.
  const definition = withTrash(declared as unknown as Definition);
  const { record, parent, missing, counted = [] } = definition;
  const sort = [...definition.sort, ...(definition.ranked ?? [])];
  const { specialFilters = {}, specialSorts = {} } = definition;
  const { table } = record;
  const permissions = permissionsOf(definition);
  checkDefinition(definition, permissions);
  const filters = filtersOf(definition);
  const searched = definition.searchedBy?.(table) ?? searchedText(definition);
  const countedLinks = countedLinksOf(specialFilters);
  const countBy = definition.countBy ?? [];
  const offer = { record, sort: ['id', ...sort], specialSorts, countBy };
  const sources = new Map<Grants | 'member', ListSource>();
  const above = parent?.of.params.list.shape;
  const beforePath = parent ? `${parent.of.path}/:${parent.by}` : '';
  const parents = parent && { ...above, [parent.by]: pathId };
  const self: DeclaredResource = {
    definition,
    record,
    path: `${beforePath}${definition.path}`,
    above: beforePath,
    params: {
      list: z.object({ ...parents }),
      lists: z.object({ ...above, ...(parent && { [parent.by]: pathIds }) }),
      one: z.object({ ...parents, id: pathId }),
    },
    tag: definition.tag,
    missing,
    words: definition.words ?? { one: 'одну запись', many: 'записей', all: 'Записи' },
    permissions,
    sort,
    specialSorts,
    counted,
    conditions: conditionsSchema(definition),
    resolveParents: async (transaction, scope, ids) => {
      if (parent === undefined) return {};
      const id = ids[parent.by];
      if (id === undefined)
        throw new Error(`${self.path} requires the path parameter ${parent.by}`);
      const above = await parent.of.resolveParents(transaction, scope, ids);
      await parent.of.find(transaction, scope, id, onlyId, above);
      return { [parent.by]: id };
    },
    resolveWritableParents: async (transaction, scope, ids) => {
      const place = await self.resolveParents(transaction, scope, ids);
      if (parent !== undefined)
        await requireParentNotInTrash(definition, transaction, scope, place);
      return place;
    },
    readOnlyCondition: (aliased) => onlyReadRows(definition, aliased),
    source: (grants) => {
      const known = sources.get(grants);
      if (known !== undefined) return known;
      const source: ListSource = {
        record,
        inCompany: true,
        narrowed: (asker) =>
          and(definition.where?.(table, asker), reachedBy(definition, asker, grants)),
        narrowedBy: (asker) =>
          reachedBy(definition, asker, grants) === undefined ? definition.whereColumns : undefined,
        searched,
        readSearch: definition.readSearch,
        filters,
        specialSorts,
        counted,
        countedLinks,
        partitionBy: definition.partitionBy,
      };
      sources.set(grants, source);
      return source;
    },
    find: async (transaction, scope, id, selection = wholeRecord, place = {}) => {
      const source = self.source(permissions.read);
      const row = await readOne(transaction, source, id, selection, scope, place);
      if (row === null) throw notFound(missing);
      return row;
    },
    existingIds: (transaction, scope, ids, place) =>
      readExistingIds(transaction, self.source(permissions.read), ids, scope, place),
    listQuery: () =>
      listQuery({ ...offer, isSearched: searched !== undefined }).extend({
        ...filterDocumentation(definition),
        ...aliasDocumentation(definition),
      }),
    runBulkAction: (action, call) => runNamedAction(self, action, call),
    selectRows: (grants, choice) => selectRows(self, grants, choice),
    readParameters: (query, parentInPath) => {
      const parameters = readListParameters(resolveAliases(query, definition), {
        ...offer,
        defaultSort: { column: sort[0] ?? 'id', descending: definition.descending ?? false },
        filters: Object.keys(filters),
        conditionsIn: (name, values) => filters[name]?.conditions?.(values) ?? 1,
        wholeFilters: Object.keys(specialFilters).filter((name) => specialFilters[name]?.whole),
        parent: parentInPath,
      });
      if (parameters.ids !== null) return parameters;
      const conditions = { ...definition.defaultFilters, ...parameters.filters };
      if (parameters.each !== null) delete conditions[parameters.each.name];
      return { ...parameters, filters: conditions };
    },
    lock: (writing, id) => lockWritable(self, writing, id),
    add: (adding, sent) => {
      const { create: grant } = permissions;
      if (grant === undefined) throw new Error(`${self.path} cannot create records`);
      return insert(self, { ...adding, grant }, sent);
    },
    updates: null,
    register: (app, database, refuse = () => {}) => {
      self.updates = updatesOf(self, refuse);
      registerBulk(app, database, self);
      registerOrder(app, database, self);
      registerFastEdit(app, database, self);
      registerRoutes(app, database, self, refuse);
      registerLinks(app, database, self);
      registerMerge(app, database, self);
    },
  };
  return self;
}

function permissionsOf({ record, path, permissions, readOnly }: Definition): Permissions {
  const ofRecord = record.permissions === 'part' ? {} : record.permissions;
  const { read, ...others } = { ...ofRecord, ...permissions };
  if (read === undefined) throw new Error(`${path} has no read permission`);
  return readOnly ? { read } : { read, ...others };
}

/** The condition on the rows that the grants allow. Undefined for all rows. */
function reachedBy(
  { record, mine = record.mine }: Definition,
  asker: QueryScope,
  grants: Grants | 'member',
): SQL | undefined {
  if (grants === 'member') return mine?.(record.table, asker);
  return rowsAllowed(asker, grants, (own = mine) => {
    if (own === undefined) throw missingOwnershipRule(record.name);
    return own(record.table, asker);
  });
}

function filtersOf({
  record,
  filters = [],
  specialFilters = {},
}: Definition): Record<string, Filter> {
  const plain = filters.map((name) => [name, columnFilter(name, columnOf(record.table, name))]);
  const special = Object.entries(specialFilters).map(([name, { filter }]) => [name, filter]);
  return Object.fromEntries([...plain, ...special]);
}

function countedLinksOf(
  filters: NonNullable<Definition['specialFilters']>,
): Record<string, CountedLinks> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, { counted }]) =>
      counted === undefined ? [] : [[name, counted]],
    ),
  );
}

/**
 * What `search` searches: a single column as it is, so that its index is used, or the concatenation of several.
 */
function searchedText({ record: { table }, searched }: Definition): PgColumn | SQL | undefined {
  if (typeof searched === 'function') return searched(table);
  const columns = searched?.map((name) => columnOf(table, name));
  if (columns === undefined || columns.length < 2) return columns?.[0];
  const texts = columns.map((column) =>
    column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`,
  );
  return sql`(${sql.join(texts, sql` || ' ' || `)})`;
}
