// Routes of a user's custom field values and their files. They have the permissions of the user: who may see the user
// reads them, who may change the user writes them.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { valuesInput } from '../../forms/index.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { requireVersion, versioned } from '../../kit/records/version.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { createExpiringFile, registerMediaOwner, type MediaParts } from '../../media/index.ts';
import { requireMayChange } from './user-accounts.ts';
import { userValues } from './user-values.ts';
import { memberRecord, userGrants, userResource } from './users.ts';

const fields = z.array(userValues.schema);

export function registerUserCustomFields(app: FastifyInstance, parts: MediaParts): void {
  const { database } = parts;
  companyRoute(app, database, {
    method: 'GET',
    path: '/users/:id/show_all_custom_fields_with_values',
    tag: 'Users',
    summary: 'List all custom fields of users, with the values of this user',
    permission: userGrants.read,
    params: idParams,
    answer: fields,
    run: async ({ transaction, scope, params: { id } }) => {
      await userResource.find(transaction, scope, id, onlyId);
      return userValues.read(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/users/:id/store_custom_field_values',
    tag: 'Users',
    summary: 'Change custom field values of a user',
    permission: userGrants.manage,
    params: idParams,
    body: versioned(valuesInput),
    failures: [409],
    answer: fields,
    run: async ({ transaction, scope, params: { id }, body: { version, ...values } }) => {
      await requireMayChange(transaction, scope, id);
      await requireVersion(transaction, scope, memberRecord, id, version);
      await userValues.store(transaction, scope, id, values);
      return userValues.read(transaction, scope, id);
    },
  });

  registerMediaOwner(app, parts, {
    tag: 'Users',
    path: '/users/:id',
    noun: 'a user',
    kind: 'user',
    purpose: userValues.filePurpose,
    permission: userGrants.manage,
    accepts: 'files',
    description: 'It is deleted after 24 hours unless its id is stored in a field.',
    require: requireMayChange,
    createFile: (transaction, { companyId }, upload, owner_id) =>
      createExpiringFile(transaction, companyId, userValues.filePurpose, { ...upload, owner_id }),
  });
}
