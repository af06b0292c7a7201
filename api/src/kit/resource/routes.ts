// The standard routes of a resource: list, read, create, update and delete.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { readList } from '../lists/list.ts';
import type { Row } from '../lists/contract.ts';
import { oneQuery } from '../lists/documentation.ts';
import { readSelection, wholeRecord } from '../lists/parameters.ts';
import { versioned } from '../records/version.ts';
import { companyRoute } from '../http/routes.ts';
import { schemaName } from '../http/openapi-references.ts';
import type { DeclaredResource } from './definition.ts';
import { batchParameterIn, parentKeysBelow } from './parents.ts';
import { insert, remove } from './writes.ts';

export function registerRoutes(
  app: FastifyInstance,
  database: Database,
  self: DeclaredResource,
  refuse: (sent: Row) => void,
): void {
  const { record, path, params, tag, permissions, definition } = self;
  const { name, schema: answer } = record;
  const { parent, addressNames, schemaNames = name } = definition;
  const named = { ...(addressNames && { addressNames }) };
  const one = `${path}/:id`;

  companyRoute(app, database, {
    method: 'GET',
    path,
    tag,
    summary: `List: ${name}`,
    permission: permissions.read,
    params: params.lists,
    query: self.listQuery(),
    list: answer,
    run: async ({ transaction, scope, params: above, query }) => {
      const parameters = self.readParameters(query, batchParameterIn(above));
      const place =
        parent === undefined
          ? {}
          : await parentKeysBelow(transaction, scope, parent, above, parent.by, parameters);
      return readList(transaction, self.source(permissions.read), parameters, scope, place);
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: one,
    tag,
    summary: `Get: ${name}`,
    permission: permissions.read,
    params: params.one,
    query: oneQuery(record),
    answer,
    run: async ({ transaction, scope, params: { id, ...above }, query }) => {
      const selection = readSelection(query, record);
      const place = await self.resolveParents(transaction, scope, above);
      return self.find(transaction, scope, id, selection, place);
    },
  });

  const { create } = definition;
  if (permissions.create !== undefined && create !== undefined) {
    const grant = permissions.create;
    companyRoute(app, database, {
      method: 'POST',
      path,
      tag,
      summary: `Create: ${name}`,
      permission: grant,
      params: params.list,
      body: create.meta({ ...create.meta(), ...schemaName(`${schemaNames}Input`) }),
      answer,
      status: 201,
      failures: [409],
      run: async ({ transaction, scope, params: above, body }) => {
        refuse(body);
        const place = await self.resolveParents(transaction, scope, above);
        const id = await insert(self, { transaction, scope, grant, place }, body);
        return self.find(transaction, scope, id, wholeRecord, place);
      },
    });
  }

  const { updates } = self;
  if (updates !== null) {
    companyRoute(app, database, {
      ...named,
      method: 'PUT',
      path: one,
      tag,
      summary: `Change: ${name}`,
      permission: updates.grant,
      params: params.one,
      body: versioned(updates.body).meta(schemaName(`${schemaNames}Change`)),
      answer,
      failures: [409],
      run: async ({ transaction, scope, params: { id, ...above }, body }) => {
        const place = await self.resolveParents(transaction, scope, above);
        await updates.change({ transaction, scope, place }, id, body);
        return self.find(transaction, scope, id, wholeRecord, place);
      },
    });
  }

  if (permissions.delete !== undefined) {
    const grant = permissions.delete;
    companyRoute(app, database, {
      ...named,
      method: 'DELETE',
      path: one,
      tag,
      summary: `Delete: ${name}`,
      permission: grant,
      params: params.one,
      failures: [409],
      run: async ({ transaction, scope, params: { id, ...above } }) => {
        const place = await self.resolveParents(transaction, scope, above);
        await remove(self, { transaction, scope, grant, place }, id);
      },
    });
  }
}
