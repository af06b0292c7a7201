// Writing the variables of a list. Whoever does has the field's row to themselves until the transaction ends: two who add
// the same words at once do not both succeed.
import { isList, type FieldType } from '@kafedra/common/fields';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, invalid, type FailureReason } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { customFields, customFieldVariables } from '../tables.ts';
import { mostVariables, tooManyVariables, type SentVariables } from './rules.ts';
import { refuseNamed } from './usage.ts';

/**
 * All that a list holds from now on, in this order. Those that are named keep their ids, and with them whoever holds them.
 * Throws 409 where conditions of forms name one that goes.
 */
export async function writeVariables(
  transaction: Transaction,
  scope: Scope,
  custom_field_id: number,
  sent: SentVariables,
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
  await refuseNamed(
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

/** Adds words to the end of a list; answers their ids. Throws 422 with every line that is there already, or comes twice. */
export async function addVariables(
  transaction: Transaction,
  scope: Scope,
  custom_field_id: number,
  values: readonly string[],
): Promise<number[]> {
  const { companyId: company_id } = scope;
  const { known, last } = await lockList(transaction, scope, custom_field_id);
  if (known.size + values.length > mostVariables) throw invalid('values', tooManyVariables);
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

/** That the words of a variable, which is written, are those of no other of its list. */
export async function requireOwnWords(
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
  if (count >= mostVariables) throw invalid('value', tooManyVariables);
  if (known.has(words)) throw invalid('value', taken, 'taken');
}

/** Throws 409 while conditions of forms name a variable that is to be deleted. */
export async function refuseNamedVariable(
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
  if (field !== undefined) await refuseNamed(transaction, scope, field.id, [id]);
}

interface List {
  /** In lower case. */
  known: Set<string>;
  count: number;
  /** The highest number of the order. */
  last: number;
}

/** What a list holds, one of its variables aside. Throws 422 for a field that is no list of the company's own. */
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
  // Read by a statement of its own: it sees what whoever held the lock before has written.
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
