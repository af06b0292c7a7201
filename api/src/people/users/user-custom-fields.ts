/** What the company's own fields hold of a user: seen by whoever sees users, changed by whoever changes this one. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  fieldsWithValues,
  fieldWithValues,
  storedValues,
  storeValues,
  userFieldFile,
} from '../../forms/index.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { readOne } from '../../kit/list.ts';
import { scopeOf } from '../../kit/permissions.ts';
import { idOf, idParameters, wholeRecord } from '../../kit/resource.ts';
import type { Storage } from '../../kit/storage.ts';
import { fileRecord, files, receiveFile } from '../../media/index.ts';
import { requireWithinReach } from './user-accounts.ts';
import { userGrants, userResource } from './users.ts';

const one = '/api/companies/:companyId/users/:id(^\\d+$)';
const fields = dataOf(z.array(fieldWithValues));

export function registerUserCustomFields(
  app: FastifyInstance,
  { database, storage }: { database: Database; storage: Storage },
): void {
  app.get(
    `${one}/show_all_custom_fields_with_values`,
    {
      config: { permission: userGrants.read },
      schema: schema('Users', 'All custom fields of users, with what they hold of this one', {
        params: idParameters,
        response: { 200: fields, ...failures(401, 403, 404) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      return {
        data: await database.company(scope, async (transaction) => {
          await userResource.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
          return fieldsWithValues(transaction, scope, id);
        }),
      };
    },
  );

  app.post(
    `${one}/store_custom_field_values`,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Change what custom fields hold of a user', {
        params: idParameters,
        body: storedValues,
        response: { 200: fields, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      return {
        data: await database.company(scope, async (transaction) => {
          await requireWithinReach(transaction, scope, id);
          await storeValues(transaction, scope, id, request.body as z.infer<typeof storedValues>);
          return fieldsWithValues(transaction, scope, id);
        }),
      };
    },
  );

  app.post(
    `${one}/add_media`,
    {
      config: { permission: userGrants.manage },
      schema: schema('Users', 'Upload a file for a custom field of a user', {
        description:
          'Multipart form data with the file in the field `file`. A field keeps it when its id is stored there; otherwise it goes after 24 hours.',
        params: idParameters,
        consumes: ['multipart/form-data'],
        response: { 201: dataOf(fileRecord.schema), ...failures(401, 403, 404, 413, 415, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const id = idOf(request);
      await database.company(scope, (transaction) => requireWithinReach(transaction, scope, id));
      const upload = await receiveFile(request, storage);
      try {
        const data = await database.company(scope, async (transaction) => {
          const [row] = await transaction
            .insert(files)
            .values({
              ...upload,
              company_id: scope.companyId,
              purpose: userFieldFile,
              expires_at: sql`now() + interval '24 hours'`,
            })
            .returning({ id: files.id });
          const source = { record: fileRecord, where: undefined };
          return readOne(transaction, source, row?.id ?? 0, wholeRecord, scope);
        });
        return await reply.code(201).send({ data });
      } catch (error) {
        await storage.remove(upload.key);
        throw error;
      }
    },
  );
}
