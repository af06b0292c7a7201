// Separate routes for custom fields of courses (specification B, section 7): the same fields, with bulk creation and
// update in one transaction.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import { idArray, nameFilter } from '../../kit/lists/filters.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { versioned } from '../../kit/records/version.ts';
import { resource } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { customFields } from '../tables.ts';
import { customFieldRecord, customFieldResource } from './custom-fields.ts';
import { changedCustomField, newCustomField } from './custom-field-rules.ts';

/** Fields per request. */
const most = 100;

const settings = { all: 'company_settings' } as const;
const tag = 'Custom fields';

/** The key in request bodies and in the field names of errors. */
const part = 'course_custom_fields';

const courseFields = resource({
  record: customFieldRecord,
  path: '/course_custom_fields',
  readOnly: true,
  tag,
  missing: customFieldResource.missing,
  where: ({ subtype }) => sql`${subtype} = 'course'`,
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['type', 'subtype'],
  specialFilters: { name: nameFilter(customFields.name) },
});

const several = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    [part]: z
      .array(row, 'Обязательное поле')
      .min(1, 'Добавьте хотя бы одно поле')
      .max(most, `Не больше ${most} полей за раз`),
  });

const answer = z.array(customFieldRecord.schema);

export function registerCourseFields(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  courseFields.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/course_custom_fields/multi_create',
    tag,
    summary: 'Create many custom fields of courses',
    description:
      'All or none: each error names the field of its row. The fields are returned in the order of the request.',
    permission: settings,
    body: several(newCustomField.omit({ subtype: true })),
    answer,
    status: 201,
    failures: [409],
    run: ({ transaction, scope, body }) =>
      eachOf(body[part] ?? [], transaction, scope, (sent) =>
        customFieldResource.add({ transaction, scope, place: {} }, { ...sent, subtype: 'course' }),
      ),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/course_custom_fields/multi_update',
    tag,
    summary: 'Change many custom fields of courses',
    description:
      'All or none, each as by its own update: with the version that the change is based on, omitted fields stay unchanged. The fields are returned in the order of the request.',
    permission: settings,
    body: several(versioned(changedCustomField.extend({ id: z.int32() }))),
    answer,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const rows = body[part] ?? [];
      const known = await ofCourses(
        transaction,
        scope,
        rows.map(({ id }) => id),
      );
      const { updates } = customFieldResource;
      return eachOf(rows, transaction, scope, async ({ id, ...sent }, place) => {
        if (!known.has(id)) throw missingField();
        if (rows.findIndex((row) => row.id === id) !== place) throw repeated();
        await updates?.change({ transaction, scope, place: {} }, id, sent);
        return id;
      });
    },
  });
}

const missingField = () =>
  new Failure(404, [{ message: customFieldResource.missing, field: 'id', code: 'not_found' }]);

const repeated = () =>
  new Failure(422, [{ message: 'Поле уже есть в списке', field: 'id', code: 'invalid' }]);

/** Those of the fields that belong to courses. */
async function ofCourses(
  transaction: Transaction,
  { companyId }: Scope,
  ids: readonly number[],
): Promise<Set<number>> {
  const { company_id, id, subtype } = customFields;
  const found = await transaction
    .select({ id })
    .from(customFields)
    .where(
      and(eq(company_id, companyId), eq(subtype, 'course'), sql`${id} = any(${idArray(ids)})`),
    );
  return new Set(found.map((field) => field.id));
}

/** Writes row by row and collects all errors, each with its row; any error rolls the transaction back. */
async function eachOf<Sent>(
  rows: readonly Sent[],
  transaction: Transaction,
  scope: Scope,
  write: (sent: Sent, place: number) => Promise<number>,
): Promise<Row[]> {
  const written: number[] = [];
  const errors: FailureReason[] = [];
  let status: Failure['status'] | undefined;
  for (const [place, sent] of rows.entries()) {
    try {
      written.push(await write(sent, place));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      status ??= error.status;
      errors.push(...error.errors.map((reason) => atRow(reason, place)));
    }
  }
  if (status !== undefined) throw new Failure(status, errors);
  const parameters = customFieldResource.readParameters({
    ids: written.join(','),
    per_page: String(most),
  });
  const source = customFieldResource.source(settings);
  const { data } = await readList(transaction, source, parameters, scope);
  const fields = new Map<unknown, Row>(data.map((field) => [field['id'], field] as const));
  return written.map((id) => fields.get(id) as Row);
}

const atRow = ({ field, ...reason }: FailureReason, place: number): FailureReason => ({
  ...reason,
  field: [part, place, field].filter((each) => each !== undefined).join('.'),
});
