/**
 * A resource of a company, declared: list, one, create, update and delete over a table, with the list contract, the
 * permissions and the documentation that all resources share. What is special stands in routes of its own beside it.
 */
import { and, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from './database.ts';
import { rowsOf, violates, violatesReference } from './database.ts';
import { Failure, forbidden, invalid, notFound } from './errors.ts';
import { columnFilter } from './filters.ts';
import type { CountedLinks, CountedSets } from './counters.ts';
import { readList, readOne } from './list.ts';
import type { Filter, ListSource, Row } from './list.ts';
import {
  listQuerySchema,
  oneQuerySchema,
  readListParameters,
  readSelection,
} from './list-parameters.ts';
import type { ListParameters, Selection } from './list-parameters.ts';
import { rowsAllowed, scopeOf } from './permissions.ts';
import type { Grant, Grants, Scope } from './permissions.ts';
import type { AnyRecord, AnyTable } from './record.ts';
import { dataOf, failures, listOf, schema } from './documentation.ts';

export interface ResourceDefinition {
  record: AnyRecord;
  /** Below the company's base, as `/courses`. */
  path: string;
  /** The heading in openapi.json. */
  tag: string;
  /** The answer to an id that isn't there. */
  missing: string;
  permissions: { read: ReadPermission; create?: Grant; update?: Grant; delete?: Grant };
  /** What narrows the rows for everybody, whatever they may. */
  where?: (table: AnyTable, scope: Scope) => SQL;
  /** The rows that `_my` flags mean. Needed when a grant has one. */
  mine?: (table: AnyTable, scope: Scope) => SQL;
  /** Columns to sort by; the first is the default order. */
  sort: readonly string[];
  /** Whether the default order goes from large to small. */
  descending?: boolean;
  /** The text that `search` looks through. */
  searched?: (table: AnyTable) => SQL;
  /** Columns whose values filter the list. */
  filters?: readonly string[];
  /** Filters that are no plain columns. */
  specialFilters?: Readonly<Record<string, SpecialFilter>>;
  /** Values that filter when none are sent. */
  defaultFilters?: Readonly<Record<string, string[]>>;
  /** Columns that the list can be counted by. */
  countBy?: readonly string[];
  /** The sets of columns that a migration keeps counts of rows by: lists with these filters alone count at no cost. */
  counted?: CountedSets;
  /** The filter whose column the indexes of all orders begin with, after the company. It has a default. */
  parts?: string;
  create?: z.ZodType<Row>;
  update?: z.ZodType<Row>;
  /** Unique indexes: the field that a row breaks one by, and the words for it. */
  unique?: Readonly<Record<string, readonly [field: string, message: string]>>;
  /** Values that the server adds to a new row. */
  initial?: (scope: Scope) => Row;
  /** Turns what was sent into columns, and refuses what rules forbid; `id` is null for a new row. */
  prepare?: (
    transaction: Transaction,
    scope: Scope,
    values: Row,
    id: number | null,
  ) => Promise<Row>;
  /** Keeps what stands in other tables, once the row is written. */
  written?: (transaction: Transaction, scope: Scope, id: number, sent: Row) => Promise<void>;
  /** Throws when rules forbid to delete the row. */
  refuseDelete?: (transaction: Transaction, scope: Scope, id: number) => Promise<void>;
  /** What deleting sets when the row itself stays; otherwise the row goes. */
  softDelete?: () => Row;
}

export interface SpecialFilter {
  description: string;
  filter: Filter;
  /** Its values may hold commas: each is sent by itself. */
  whole?: boolean;
  /** It asks for the id of what rows are linked with, and a migration keeps counts of these links. */
  counted?: CountedLinks;
}

/** `member`: any member of the company, where the rows themselves say whose they are. */
export type ReadPermission = Grants | 'member';

export interface Resource extends ResourceDefinition {
  /** The rows that a grant opens to the person, as a source for lists. */
  source: (scope: Scope, grant: ReadPermission) => ListSource;
  /** One record that the person may see; throws 404. */
  find: (transaction: Transaction, scope: Scope, id: number, selection?: Selection) => Promise<Row>;
  readParameters: (query: unknown) => ListParameters;
  register: (app: FastifyInstance, database: Database) => void;
}

export const wholeRecord: Selection = { columns: null, with: {}, count: [], sum: [] };

export const idParameters = z.object({ companyId: z.string(), id: z.string() });

export function resource(definition: ResourceDefinition): Resource {
  const { record } = definition;
  const table = record.table as AnyTable;
  const filters = filtersOf(definition);
  const [defaultSort = 'id'] = definition.sort;
  const countedLinks = Object.fromEntries(
    Object.entries(definition.specialFilters ?? {}).flatMap(([name, { counted }]) =>
      counted === undefined ? [] : [[name, counted]],
    ),
  );

  const self: Resource = {
    ...definition,
    source: (scope, grant) => {
      const mine = mineOnly(definition, scope, grant);
      return {
        record,
        where: and(
          sql`${table['company_id']} = ${scope.companyId}`,
          definition.where?.(table, scope),
          mine,
        ),
        searched: definition.searched?.(table),
        filters,
        ...(mine === undefined &&
          definition.where === undefined && { counted: definition.counted, countedLinks }),
        parts: definition.parts,
      };
    },
    find: async (transaction, scope, id, selection = wholeRecord) => {
      const source = self.source(scope, definition.permissions.read);
      const row = await readOne(transaction, source, id, selection, scope);
      if (row === null) throw notFound(definition.missing);
      return row;
    },
    readParameters: (query) => {
      const parameters = readListParameters(query as Record<string, unknown>, {
        record,
        sort: ['id', ...definition.sort],
        defaultSort: { column: defaultSort, descending: definition.descending ?? false },
        filters: Object.keys(filters),
        wholeFilters: Object.entries(definition.specialFilters ?? {})
          .filter(([, { whole }]) => whole)
          .map(([name]) => name),
        countBy: definition.countBy ?? [],
      });
      const byIds = parameters.ids !== null;
      return {
        ...parameters,
        filters: { ...(byIds ? {} : definition.defaultFilters), ...parameters.filters },
      };
    },
    register: (app, database) => registerRoutes(app, database, self),
  };
  return self;
}

function registerRoutes(app: FastifyInstance, database: Database, self: Resource): void {
  const { record, permissions, tag } = self;
  const base = `/api/companies/:companyId${self.path}`;
  const one = `${base}/:id(^\\d+$)`;
  const name = record.name;

  app.get(
    base,
    {
      config: { permission: permissions.read },
      schema: schema(tag, `List: ${name}`, {
        querystring: listQuerySchema.extend(filterDocumentation(self)),
        response: { 200: listOf(record.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    (request) => {
      const scope = scopeOf(request);
      const parameters = self.readParameters(request.query);
      return database.company(scope, (transaction) =>
        readList(transaction, self.source(scope, permissions.read), parameters, scope),
      );
    },
  );

  app.get(
    one,
    {
      config: { permission: permissions.read },
      schema: schema(tag, `One: ${name}`, {
        params: idParameters,
        querystring: oneQuerySchema,
        response: { 200: dataOf(record.schema), ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const selection = readSelection(request.query as Row, record);
      return {
        data: await database.company(scope, (transaction) =>
          self.find(transaction, scope, idOf(request), selection),
        ),
      };
    },
  );

  const { create, update } = self;
  if (permissions.create !== undefined && create !== undefined) {
    app.post(
      base,
      {
        config: { permission: permissions.create },
        schema: schema(tag, `Create: ${name}`, {
          body: create,
          response: { 201: dataOf(record.schema), ...failures(401, 403, 404, 409, 422) },
        }),
      },
      async (request, reply) => {
        const scope = scopeOf(request);
        const values = { ...self.initial?.(scope), ...(request.body as Row) };
        const data = await database.company(scope, async (transaction) => {
          const id = await insert(transaction, self, scope, values);
          return self.find(transaction, scope, id);
        });
        return reply.code(201).send({ data });
      },
    );
  }
  if (permissions.update !== undefined && update !== undefined) {
    const grant = permissions.update;
    app.put(
      one,
      {
        config: { permission: grant },
        schema: schema(tag, `Change: ${name}`, {
          params: idParameters,
          body: update,
          response: { 200: dataOf(record.schema), ...failures(401, 403, 404, 409, 422) },
        }),
      },
      async (request) => {
        const scope = scopeOf(request);
        const id = idOf(request);
        return {
          data: await database.company(scope, async (transaction) => {
            await change(transaction, self, scope, grant, id, request.body as Row);
            return self.find(transaction, scope, id);
          }),
        };
      },
    );
  }
  if (permissions.delete !== undefined) {
    const grant = permissions.delete;
    app.delete(
      one,
      {
        config: { permission: grant },
        schema: schema(tag, `Delete: ${name}`, {
          params: idParameters,
          response: { 200: dataOf(z.object({})), ...failures(401, 403, 404, 409) },
        }),
      },
      async (request) => {
        const scope = scopeOf(request);
        await database.company(scope, async (transaction) => {
          const values = self.softDelete?.();
          const id = idOf(request);
          if (values !== undefined) await change(transaction, self, scope, grant, id, values);
          else await remove(transaction, self, scope, grant, id);
        });
        return { data: {} };
      },
    );
  }
}

/** The id in the path; what can't be an id leads to nothing. */
export function idOf(request: FastifyRequest): number {
  const id = Number((request.params as { id: string }).id);
  if (id > largestId) throw notFound();
  return id;
}

/** Of PostgreSQL's integer. */
const largestId = 2_147_483_647;

async function insert(
  transaction: Transaction,
  self: Resource,
  scope: Scope,
  values: Row,
): Promise<number> {
  const prepared = (await self.prepare?.(transaction, scope, values, null)) ?? values;
  const [row] = await transaction
    .insert(self.record.table)
    .values({ ...prepared, company_id: scope.companyId })
    .returning({ id: (self.record.table as AnyTable)['id'] as never })
    .catch(refusing(self));
  const id = Number((row as { id: number } | undefined)?.id);
  await self.written?.(transaction, scope, id, values);
  return id;
}

async function change(
  transaction: Transaction,
  self: Resource,
  scope: Scope,
  grant: Grant,
  id: number,
  values: Row,
): Promise<void> {
  const table = self.record.table as AnyTable;
  await self.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
  const prepared = (await self.prepare?.(transaction, scope, values, id)) ?? values;
  if (Object.keys(prepared).length === 0) return;
  const changed = await transaction
    .update(table)
    .set(prepared)
    .where(and(self.source(scope, grant).where, sql`${table['id']} = ${id}`))
    .returning({ id: table['id'] as never })
    .catch(refusing(self));
  if (changed.length === 0) throw forbidden();
  await self.written?.(transaction, scope, id, values);
}

async function remove(
  transaction: Transaction,
  self: Resource,
  scope: Scope,
  grant: Grant,
  id: number,
): Promise<void> {
  const table = self.record.table as AnyTable;
  await self.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
  await self.refuseDelete?.(transaction, scope, id);
  const where = and(self.source(scope, grant).where, sql`${table['id']} = ${id}`);
  const gone = await rowsOf(
    transaction,
    sql`delete from ${table} where ${where} returning ${sql.identifier('id')}`,
  ).catch(refusing(self));
  if (gone.length === 0) throw forbidden();
}

/** A record that others name is not deleted, none can name one that isn't there, and what is taken is taken. */
function refusing({ unique = {} }: Resource): (error: unknown) => never {
  return (error) => {
    if (violatesReference(error)) {
      throw new Failure(409, [
        { message: 'Запись используется или ссылается на несуществующую', code: 'conflict' },
      ]);
    }
    for (const [index, [field, message]] of Object.entries(unique)) {
      if (violates(error, index)) throw invalid(field, message, 'taken');
    }
    throw error;
  };
}

function mineOnly(
  definition: ResourceDefinition,
  scope: Scope,
  grant: ReadPermission,
): SQL | undefined {
  if (grant === 'member') return undefined;
  const table = definition.record.table as AnyTable;
  return rowsAllowed(scope, grant, () => {
    if (definition.mine === undefined) {
      throw new Error(`${getTableName(definition.record.table)} does not say whose its rows are`);
    }
    return definition.mine(table, scope);
  });
}

function filtersOf(definition: ResourceDefinition): Record<string, Filter> {
  const table = definition.record.table as AnyTable;
  const filters: Record<string, Filter> = {};
  for (const name of definition.filters ?? []) {
    const column = table[name];
    if (column === undefined)
      throw new Error(`${definition.path} filters by the missing column ${name}`);
    filters[name] = columnFilter(name, column);
  }
  for (const [name, { filter }] of Object.entries(definition.specialFilters ?? {})) {
    filters[name] = filter;
  }
  return filters;
}

function filterDocumentation(definition: ResourceDefinition): Record<string, z.ZodType> {
  const values = z.union([z.string(), z.array(z.string())]).optional();
  return {
    ...Object.fromEntries(
      (definition.filters ?? []).map((name) => [
        name,
        values.describe(`Rows whose ${name} has one of these values.`),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(definition.specialFilters ?? {}).map(([name, { description }]) => [
        name,
        values.describe(description),
      ]),
    ),
  };
}
