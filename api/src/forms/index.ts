// What other domains may use of the forms.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { customFieldResource } from './records.ts';

export { formRecord } from './records.ts';
export {
  customFieldUserValueRecord,
  fieldsOfUsers,
  fieldsWithValues,
  fieldsWithValuesOf,
  fieldWithValues,
  storedValues,
  storeValues,
  userFieldFile,
} from './user-values.ts';
export type { CustomFieldType } from './tables.ts';
export { canBeTyped, readValues } from './values.ts';

export function registerForms(app: FastifyInstance, { database }: { database: Database }): void {
  customFieldResource.register(app, database);
}
