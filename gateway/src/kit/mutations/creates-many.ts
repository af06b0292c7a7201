// Creates many records in one mutation with one REST call per record: each row has its own result, and a failed row
// does not affect the others.
import type { UserError } from '../../__generated__/resolvers.ts';
import { fieldName } from '../names.ts';
import { maxPageSize } from '../operations/limits.ts';
import { RestError } from '../rest/errors.ts';
import type { CompanyCollection } from '../records/collections.ts';
import { type Input, InputError, mutation, userErrorsOfRow } from './payload.ts';
import { type AnyTranslations, renamedFields, translatedBody } from './translations.ts';
import { selectedRecord } from './writes.ts';

type ManyInput<Field extends string> = Input & { readonly companyId: string } & Readonly<
    Record<Field, readonly object[]>
  >;

/** The result of a row: the record, or why it was not created. */
interface Made<Row> {
  readonly row: Row | null;
  readonly userErrors: UserError[];
  /** An error that is not a user error. */
  readonly error?: unknown;
}

/** A row of the payload, besides the record. */
interface MadeRow {
  readonly userErrors: UserError[];
}

/**
 * `createUsers: createsMany(users, 'users', …)`; `results` of the payload contain the record in the field of its type.
 */
export const createsMany = <Row extends { id: number }, Type extends string, Field extends string>(
  declared: CompanyCollection<Row, Type>,
  field: Field,
  translations: AnyTranslations = {},
) =>
  mutation<ManyInput<Field>, { results: MadeRow[]; createdCount: number }>(
    {
      call: `POST ${declared.route}`,
      failed: { results: [], createdCount: 0 },
      calls: maxPageSize + 1,
    },
    async (input, context, info) => {
      const { collection, companyId } = declared.listOf(input);
      const rows: readonly object[] = input[field];
      if (rows.length === 0 || rows.length > maxPageSize) {
        const message = `Ожидается от 1 до ${maxPageSize} строк, а не ${rows.length}`;
        throw new InputError({ message, field, code: 'invalid' });
      }
      const make = async (given: object, index: number): Promise<Made<Row>> => {
        try {
          const body = translatedBody(given, companyId, translations);
          const { data } = await context.rest.write<Row>('POST', collection.path, body);
          return { row: collection.complete(data), userErrors: [] };
        } catch (error) {
          const place = `${field}.${index}`;
          const userErrors = userErrorsOfRow(error, place, renamedFields(translations), info);
          return userErrors ? { row: null, userErrors } : { row: null, userErrors: [], error };
        }
      };
      const made: Made<Row>[] = [];
      for (const [index, given] of rows.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- In order: each write has the next idempotency key.
        const one = await make(given, index);
        // If the first record is refused as a whole, no other would be accepted.
        if (index === 0 && one.error instanceof RestError) throw one.error;
        made.push(one);
      }
      const name = fieldName(declared.type);
      const results = made.map(async ({ row, userErrors, error }) => ({
        // The executor raises an error that is returned as a value.
        [name]:
          error ??
          (row && (await selectedRecord(context, info, `results.${name}`, collection, row))),
        userErrors,
      }));
      return {
        results: await Promise.all(results),
        createdCount: made.filter(({ row }) => row !== null).length,
      };
    },
  );
