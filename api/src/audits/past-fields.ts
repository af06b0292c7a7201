// Reads the values that a record had at a moment of its history: for each field, those before its first change since
// then.
import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Transaction } from '../kit/database/database.ts';
import { failureOf } from '../kit/http/errors.ts';
import type { Row } from '../kit/lists/contract.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { isReferenceDeleted, isVisibleChange } from '../kit/records/history.ts';
import type { RecordOf } from '../kit/records/contract.ts';
import type { Updates } from '../kit/resource/contract.ts';
import {
  memoizeByShape,
  placeholder,
  runStatement,
  compileStatement,
  valuesOf,
} from '../kit/database/prepared-queries.ts';
import { wireInstant } from '../kit/records/wire.ts';
import { displayedValue } from './records.ts';
import { audits } from './tables.ts';

/** How fields of a record are reverted if an update does not take the value of the column. */
export interface RevertRules {
  /** By column: converts a value of the history to the fields of the update. */
  values?: Readonly<Record<string, (value: unknown) => Row>>;
  /** Fields that are not reverted although an update takes them, with the reason for users. */
  irreversible?: Readonly<Record<string, string>>;
}

/** A field that had another value at the moment. */
export interface PastField {
  field: string;
  /**
   * The current and the former value as text; null for an empty value or a field without a column.
   */
  from: string | null;
  to: string | null;
  /** Why the field cannot be reverted. */
  refusal: { code: string; message: string } | null;
  /** The fields of the update that reverts it. */
  sent: Row;
}

/** A moment of a record's history: just before the change `first`. */
export interface Moment {
  id: number;
  firstChangeId: number;
}

export async function readPastFields(
  transaction: Transaction,
  scope: Scope,
  { record, updates, takes }: { record: RecordOf; updates: Updates; takes: RevertRules },
  moment: Moment,
): Promise<PastField[]> {
  const rows = await changedSince(transaction, scope, record, moment);
  const columns = new Map(
    Object.entries(getTableColumns(record.table)).map(([name, column]) => [
      column.name,
      { name, column },
    ]),
  );
  return rows.flatMap((row) => {
    const { field, known, gone } = row;
    const at = columns.get(field);
    const then = at ? wireOf(at.column, row.was, row.was_text) : row.was;
    if (known && at && isDeepStrictEqual(then, wireOf(at.column, row.is, row.is_text))) return [];
    const shown = at ? { from: row.told_is, to: row.told_was } : { from: null, to: null };
    const refused = (code: string, message: string): PastField[] => [
      { field, ...shown, refusal: { code, message }, sent: {} },
    ];
    if (!known) return refused('secret', 'Прежнее значение не хранится');
    const irreversibleReason = takes.irreversible?.[field];
    if (irreversibleReason !== undefined) return refused('kept', irreversibleReason);
    const values = takes.values?.[field]?.(row.was) ?? (at ? { [at.name]: then } : {});
    const names = Object.keys(values);
    if (names.length === 0 || names.some((name) => !(name in updates.body.shape))) {
      return refused('elsewhere', 'Меняется в своём месте, отсюда не вернуть');
    }
    if (gone) return refused('gone', 'Этого больше нет');
    for (const name of names) {
      const read = (updates.body.shape[name] as z.ZodType).safeParse(values[name], {
        reportInput: true,
      });
      if (!read.success) return refused('invalid', failureOf(read.error).message);
    }
    return [{ field, ...shown, refusal: null, sent: values }];
  });
}

interface ChangedSince {
  field: string;
  known: boolean;
  gone: boolean;
  was: unknown;
  was_text: string | null;
  is: unknown;
  is_text: string | null;
  told_was: string | null;
  told_is: string | null;
}

/**
 * The fields that were changed since the moment and that the caller may see, each with its former and current value.
 */
function changedSince(
  transaction: Transaction,
  scope: Scope,
  record: RecordOf,
  { id, firstChangeId }: Moment,
): Promise<ChangedSince[]> {
  const statement = memoizeByShape(record, 'past', scope, (asker) => {
    const type = sql`${record.history}`;
    const change = sql`later.field`;
    const companyId = sql`${asker.companyId}::integer`;
    const value = { was: sql`(later.change -> 'from')`, is: sql`(columns -> later.field)` };
    const read = (side: 'was' | 'is') =>
      displayedValue({ type, change, companyId, value: value[side] }, asker);
    const isChanged = isVisibleChange(
      { type, change: sql`change.key`, companyId, id: sql`${placeholder('id')}::integer` },
      asker,
    );
    const { company_id, auditable_type, auditable_id } = audits;
    return compileStatement(sql`with later as (
        select distinct on (change.key) change.key as field, change.value as change
        from ${audits} cross join jsonb_each(${audits.changes}) as change
        where ${company_id} = ${companyId} and ${auditable_type} = ${type} and ${auditable_id} = ${placeholder('id')}
          and ${audits.id} >= ${placeholder('first')} and ${isChanged}
        order by change.key, ${audits.id}
      )
      select field, change ? 'from' as known, coalesce(${isReferenceDeleted({ type, change, companyId, value: value.was })}, false) as gone,
        ${value.was} as was, ${value.was} #>> '{}' as was_text, ${value.is} as is, ${value.is} #>> '{}' as is_text,
        ${read('was')} as told_was, ${read('is')} as told_is
      from later cross join (select to_jsonb(${sql.identifier('now')}) as columns from ${record.table} as ${sql.identifier('now')}
        where now.company_id = ${companyId} and now.id = ${placeholder('id')}) as present
      order by field`);
  });
  return runStatement(transaction, statement, { ...valuesOf(scope), id, first: firstChangeId });
}

/** Converts a JSON value of a column in the history to the format of the wire. */
function wireOf(column: PgColumn, value: unknown, text: string | null): unknown {
  if (column.columnType === 'PgTimestampString') return wireInstant(text);
  return column.columnType === 'PgNumeric' ? text : value;
}
