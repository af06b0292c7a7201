// Writes the options of a list. Each write locks the field until the transaction ends, so that concurrent writes can't
// add the same text twice.
import { isList, type FieldType } from '@kafedra/common/fields';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { customFields, customFieldVariables } from '../tables.ts';
import { maxVariables, tooManyVariables, type VariablesInput } from './custom-field-rules.ts';
import { refuseVariablesInConditions } from './usage.ts';

/**
 * Replaces the options of a list, in this order. Named ones keep their ids, and so the values that reference them.
 * Throws 409 if conditions of forms name a removed one.
 */
export async function writeVariables(
  transaction: Transaction,
  scope: Scope,
  custom_field_id: number,
  sent: VariablesInput,
): Promise<void> {
  const { companyId: company_id } = scope;
  const items = sent.map((item) => (typeof item === 'string' ? { value: item } : item));
  const ofField = and(
    eq(customFieldVariables.company_id, company_id),
    eq(customFieldVariables.custom_field_id, custom_field_id),
  );
  const named = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const gone = await transaction
    .delete(customFieldVariables)
    .where(and(ofField, named.length > 0 ? notInArray(customFieldVariables.id, named) : undefined))
    .returning({ id: customFieldVariables.id });
  await refuseVariablesInConditions(
    transaction,
    scope,
    custom_field_id,
    gone.map(({ id }) => id),
    { field: 'variables' },
  );
  for (const [index, { id, value }] of items.entries()) {
    if (id === undefined) continue;
    const changed = await transaction
      .update(customFieldVariables)
      .set({ value, sort: index + 1 })
      .where(and(ofField, eq(customFieldVariables.id, id)))
      .returning({ id: customFieldVariables.id });
    if (changed.length === 0) {
      throw invalid(`variables.${index}.id`, 'Вариант не найден', 'not_found');
    }
  }
  const added = items.flatMap(({ id, value }, index) =>
    id === undefined ? [{ company_id, custom_field_id, value, sort: index + 1 }] : [],
  );
  if (added.length > 0) await transaction.insert(customFieldVariables).values(added);
}

/** Appends options; returns their ids. Throws 422 with every line that exists already or is repeated. */
export async function addVariables(
  transaction: Transaction,
  scope: Scope,
  custom_field_id: number,
  values: readonly string[],
): Promise<number[]> {
  const { companyId: company_id } = scope;
  const { known, last } = await lockList(transaction, scope, custom_field_id);
  if (known.size + values.length > maxVariables) throw invalid('values', tooManyVariables);
  const errors = values.flatMap((value, index): FailureReason[] => {
    const words = value.toLowerCase();
    const isTaken = known.has(words);
    known.add(words);
    return isTaken ? [{ message: taken, field: `values.${index}`, code: 'taken' }] : [];
  });
  if (errors.length > 0) throw new Failure(422, errors);
  const rows = await transaction
    .insert(customFieldVariables)
    .values(
      values.map((value, index) => ({
        company_id,
        custom_field_id,
        value,
        sort: last + index + 1,
      })),
    )
    .returning({ id: customFieldVariables.id });
  return rows.map(({ id }) => id);
}

const taken = 'Такой вариант уже есть';

/** Throws if another option of the list has the same text as this stored one. */
export async function requireUniqueText(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const { field, words } = await rowOf<{ field: number; words: string }>(
    transaction,
    sql`select custom_field_id as field, lower(value) as words from ${customFieldVariables}
      where ${customFieldVariables.company_id} = ${scope.companyId} and ${customFieldVariables.id} = ${id}`,
  );
  const { known, count } = await lockList(transaction, scope, field, id);
  if (count >= maxVariables) throw invalid('value', tooManyVariables);
  if (known.has(words)) throw invalid('value', taken, 'taken');
}

/** Throws 409 if conditions of forms name the option to delete. */
export async function refuseVariableInConditions(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const isVariable = and(
    eq(customFieldVariables.company_id, scope.companyId),
    eq(customFieldVariables.id, id),
  );
  const [field] = await transaction
    .select({ id: customFields.id })
    .from(customFieldVariables)
    .innerJoin(
      customFields,
      and(
        eq(customFields.company_id, customFieldVariables.company_id),
        eq(customFields.id, customFieldVariables.custom_field_id),
      ),
    )
    .where(isVariable)
    .for('no key update', { of: customFields });
  if (field !== undefined) await refuseVariablesInConditions(transaction, scope, field.id, [id]);
}

interface List {
  /** Lower-case texts. */
  known: Set<string>;
  count: number;
  /** The highest sort number. */
  last: number;
}

/** Locks a list and reads its options except one. Throws 422 if the field is not a list of the company's own. */
async function lockList(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
  except = 0,
): Promise<List> {
  const [list] = await transaction
    .select({ type: customFields.type })
    .from(customFields)
    .where(and(eq(customFields.company_id, companyId), eq(customFields.id, field)))
    .for('no key update');
  requireOwnList(list?.type);
  // A separate statement, which sees what earlier holders of the lock have written.
  const { words, last } = await rowOf<{ words: string[]; last: number }>(
    transaction,
    sql`select coalesce(array_agg(lower(value)) filter (where id <> ${except}), '{}') as words, coalesce(max(sort), 0) as last
      from ${customFieldVariables} where company_id = ${companyId} and custom_field_id = ${field}`,
  );
  return { known: new Set(words), count: words.length, last };
}

function requireOwnList(type: FieldType | undefined): void {
  if (type === 'list') return;
  const message =
    type !== undefined && isList(type)
      ? 'Варианты этого поля приходят из Битрикс24'
      : 'Варианты бывают только у списков';
  throw invalid('value', message);
}
