// Changes the type of a custom field: converts its values, and loses those that can't be converted.
import { isList, type FieldType } from '@kafedra/common/fields';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { timeZoneOf } from '../../kit/values/time-zone.ts';
import { customFields, customFieldVariables } from '../tables.ts';
import { valuesOfSubtype, type OwnerValues, type ValueTable } from '../values/value-owners.ts';
import type { StoredValue } from '../values/read-values.ts';
import { converterOf, type ConversionResult, type ConvertedValue } from './conversion.ts';
import { maxVariables } from './custom-field-rules.ts';
import { refuseTypeInConditions } from './usage.ts';

/** Values of one field that a request converts, or previews. */
const mostValues = 100_000;

/** Values written by one statement. */
const atOnce = 5000;

/** The number of values that another type would lose. */
export async function countLostValues(
  transaction: Transaction,
  scope: Scope,
  field: number,
  to: FieldType,
): Promise<number> {
  const { outcomes } = await outcomesOf(transaction, scope, field, to);
  const variables = variablesFor(outcomes);
  return outcomes.filter((outcome) => isLost(outcome, variables)).length;
}

/** Whether a list loses its options with the type. Options of Bitrix24 can become the company's own. */
export const losesVariables = (from: FieldType, to: FieldType): boolean =>
  isList(from) && from !== to && to !== 'list';

/**
 * The caller must hold a lock on the field, and writes the type itself. Throws 409 if conditions of forms need the
 * previous type.
 */
export async function changeType(
  transaction: Transaction,
  scope: Scope,
  field: number,
  to: FieldType,
): Promise<void> {
  const { from, own, outcomes } = await outcomesOf(transaction, scope, field, to);
  if (from === to) return;
  await refuseTypeInConditions(transaction, scope, field, { from, to });
  if (to === 'list' && isList(from)) return makeOwn(transaction, scope, field);
  const words = variablesFor(outcomes);
  const variables = await makeVariables(transaction, scope, field, [...words.values()]);
  const lost = outcomes.filter((outcome) => isLost(outcome, words)).map(({ id }) => id);
  const converted = outcomes.flatMap(({ id, becomes }) => {
    if (becomes === null) return [];
    if ('value' in becomes) return [{ id, ...becomes.value }];
    const variable_id = variables.get(becomes.words.toLowerCase());
    if (variable_id === undefined) return [];
    return [{ id, value: String(variable_id), variable_id, file_id: null, number: null }];
  });
  if (own !== undefined) {
    for (const ids of inBatches(lost)) await remove(transaction, scope, own.table, ids);
    for (const values of inBatches(converted)) await write(transaction, scope, own.table, values);
  }
  if (losesVariables(from, to)) await removeVariables(transaction, scope, field);
}

interface Outcome {
  id: number;
  becomes: ConversionResult;
}

/** The conversion of each value. Throws 404, and 422 for too many values. */
async function outcomesOf(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
  to: FieldType,
): Promise<{ from: FieldType; own: OwnerValues | undefined; outcomes: Outcome[] }> {
  const [row] = await transaction
    .select({ from: customFields.type, subtype: customFields.subtype })
    .from(customFields)
    .where(and(eq(customFields.company_id, companyId), eq(customFields.id, field)));
  if (row === undefined) throw notFound('Поле не найдено');
  const { from, subtype } = row;
  const own = valuesOfSubtype(subtype);
  if (from === to || own === undefined) return { from, own, outcomes: [] };
  const convert = converterOf(from, to, await timeZoneOf(transaction, companyId));
  const outcomes: Outcome[] = [];
  for (let last = 0, some = atOnce; some === atOnce;) {
    const values = await rowsOf<ConvertedValue>(
      transaction,
      sql`select held.id, held.value, held.variable_id, coalesce(variable.value, held.value) as shown, file.mime_type
        from ${own.table} held
        left join custom_field_variables variable on variable.company_id = held.company_id and variable.id = held.variable_id
        left join files file on file.company_id = held.company_id and file.id = held.file_id
        where held.company_id = ${companyId} and held.custom_field_id = ${field} and held.id > ${last}
        order by held.id limit ${atOnce}`,
    );
    for (const value of values) outcomes.push({ id: value.id, becomes: convert(value) });
    if (outcomes.length > mostValues) {
      throw invalid(
        'type',
        `Поле хранит больше ${mostValues} значений: заведите новое`,
        'too_many',
      );
    }
    some = values.length;
    last = values.at(-1)?.id ?? 0;
  }
  return { from, own, outcomes };
}

/** The texts of new options by their lower-case form, up to the maximum of a list. */
function variablesFor(outcomes: readonly Outcome[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { becomes } of outcomes) {
    if (becomes === null || !('words' in becomes) || words.size >= maxVariables) continue;
    const key = becomes.words.toLowerCase();
    if (!words.has(key)) words.set(key, becomes.words);
  }
  return words;
}

const isLost = ({ becomes }: Outcome, variables: ReadonlyMap<string, string>): boolean =>
  becomes === null || ('words' in becomes && !variables.has(becomes.words.toLowerCase()));

/** Returns the ids by lower-case text. */
async function makeVariables(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  custom_field_id: number,
  words: readonly string[],
): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const sorted = words.toSorted(new Intl.Collator('ru').compare);
  const rows = await transaction
    .insert(customFieldVariables)
    .values(sorted.map((value, place) => ({ company_id, custom_field_id, value, sort: place + 1 })))
    .returning({ id: customFieldVariables.id, value: customFieldVariables.value });
  return new Map(rows.map(({ id, value }) => [value.toLowerCase(), id]));
}

async function removeVariables(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
): Promise<void> {
  await transaction
    .delete(customFieldVariables)
    .where(
      and(
        eq(customFieldVariables.company_id, companyId),
        eq(customFieldVariables.custom_field_id, field),
      ),
    );
}

/** The options that came from Bitrix24 become the company's own. */
async function makeOwn(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
): Promise<void> {
  await transaction
    .update(customFieldVariables)
    .set({ bitrix_id: null })
    .where(
      and(
        eq(customFieldVariables.company_id, companyId),
        eq(customFieldVariables.custom_field_id, field),
      ),
    );
}

async function remove(
  transaction: Transaction,
  { companyId }: Scope,
  table: ValueTable,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`delete from ${table} where company_id = ${companyId} and id = any(${idArray(ids)})`,
  );
}

async function write(
  transaction: Transaction,
  { companyId }: Scope,
  table: ValueTable,
  values: readonly (StoredValue & { id: number })[],
): Promise<void> {
  await transaction.execute(
    sql`update ${table} held
      set value = next.value, variable_id = next.variable_id, file_id = next.file_id, number = next.number
      from json_to_recordset(${JSON.stringify(values)}::json)
        as next (id integer, value text, variable_id integer, file_id integer, number bigint)
      where held.company_id = ${companyId} and held.id = next.id`,
  );
}

function* inBatches<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < all.length; start += atOnce) yield all.slice(start, start + atOnce);
}
