// The selected custom-field columns of a list, and their picker.
import { Suspense, useMemo } from 'react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { lazyPart, type Column, type Sort, type TableMore } from '../../ui/index.ts';
import type { FieldColumnPickerProps } from '../fields/FieldColumnPicker.tsx';
import { shownFieldIds } from './columnVariables.ts';
import { fieldColumn, fieldOfColumn, type FieldColumn } from './listAddress.ts';
import { setFieldColumns, fieldColumnIds } from './views/viewTable.ts';
import type { OpenView } from './views/useOpenView.ts';
import type { useFieldColumns_query$key } from '../../__generated__/useFieldColumns_query.graphql.ts';
import type { useFieldColumns_value$key } from '../../__generated__/useFieldColumns_value.graphql.ts';

export interface FieldColumns<Row> {
  columns: Readonly<Record<FieldColumn, Column<Row>>>;
  /** Columns of field types that can be sorted. */
  sortable: readonly FieldColumn[];
  /** Undefined without permission to select columns. */
  more: TableMore | undefined;
}

/** The field values of a row; null on servers that don't return them. */
type HeldValues = readonly useFieldColumns_value$key[] | null | undefined;

/** The part of a list that its custom-field columns use. */
export interface ListOfFields {
  state: { sort: Sort | null };
  open: OpenView;
  /** Navigates even to the current address, which refetches the list. */
  change: (part: { sort?: null }, options: { replace: true }) => void;
}

export function useFieldColumns<Row>({
  query,
  list: { state, change, open },
  valuesOf,
  mayChoose = true,
  ...company
}: Pick<FieldColumnPickerProps, 'companyId' | 'subtype'> & {
  query: useFieldColumns_query$key;
  list: ListOfFields;
  /** The field values of a row; must be a stable function. */
  valuesOf: (row: Row) => HeldValues;
  /** Whether the user may read the list of fields. */
  mayChoose?: boolean;
}): FieldColumns<Row> {
  const { fields } = useFragment<useFieldColumns_query$key>(
    graphql`
      fragment useFieldColumns_query on Query
      @argumentDefinitions(fields: { type: "[ID!]!" }, hasFields: { type: "Boolean!" }) {
        fields: nodes(ids: $fields) @include(if: $hasFields) {
          ... on CustomField {
            id
            databaseId
            name
            type
          }
        }
      }
    `,
    query,
  );
  // A removed column disappears at once, before the refetched list arrives.
  const chosen = fieldColumnIds(open.place, open.view);
  const wanted = shownFieldIds(chosen, state.sort).join();
  const shown = useMemo(() => {
    const ids = new Set(wanted.split(','));
    const columns: Record<FieldColumn, Column<Row>> = {};
    const sortable: FieldColumn[] = [];
    for (const { id, databaseId, name, type } of (fields ?? []).filter((field) => field != null)) {
      // A deleted or invalid field has no name.
      if (databaseId === undefined || name === undefined || !type) continue;
      if (id === undefined || !ids.has(id)) continue;
      const column = fieldColumn(id);
      columns[column] = {
        header: name,
        width: 160,
        isAdded: true,
        digits: type === 'INTEGER' || type === 'DATE' || type === 'DATETIME',
        cell: (row) => (
          <Suspense>
            <FieldValues type={type} values={heldBy(databaseId, valuesOf(row))} />
          </Suspense>
        ),
      };
      if (!filed.has(type)) sortable.push(column);
    }
    return { columns, sortable };
  }, [fields, wanted, valuesOf]);
  const choose = (ids: readonly string[] | null) => {
    setFieldColumns(open.place, open.view, ids);
    const sorting = fieldOfColumn(state.sort?.column ?? '');
    const stays = sorting === null || fieldColumnIds(open.place, open.view).includes(sorting);
    change(stays ? {} : { sort: null }, { replace: true });
  };
  return {
    ...shown,
    more: mayChoose
      ? {
          picker: (
            <FieldColumnPicker
              {...company}
              chosen={Object.keys(shown.columns)}
              onChoose={(id) => choose([...chosen, id])}
            />
          ),
          remove: (columnIds) => {
            const gone = columnIds.map(fieldOfColumn);
            if (gone.length > 0) choose(chosen.filter((id) => !gone.includes(id)));
          },
          reset: () => choose(null),
        }
      : undefined,
  };
}

/** Fields that hold files can't be sorted. */
const filed: ReadonlySet<string> = new Set(['FILE', 'IMAGE', 'AVATAR']);

function heldBy(field: number, values: HeldValues) {
  return (values ?? []).flatMap((key) => {
    const { customFieldId, value, shown, file } = readInlineData<useFieldColumns_value$key>(
      graphql`
        fragment useFieldColumns_value on CustomFieldValue @inline {
          customFieldId
          value
          shown
          file {
            url
          }
        }
      `,
      key,
    );
    return customFieldId === field ? [{ value, shown, url: file?.url }] : [];
  });
}

const FieldValues = lazyPart(() => import('../../ui/text/FieldValues.tsx'), 'FieldValues');
const FieldColumnPicker = lazyPart(
  () => import('../fields/FieldColumnPicker.tsx'),
  'FieldColumnPicker',
);
