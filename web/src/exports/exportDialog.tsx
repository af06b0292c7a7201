// Declares the dialog of a kind of export: its words and columns, and the input that selects the rows of the list.
import type { ComponentType } from 'react';
import type { Nouns } from '../kit/relay/outcome.ts';
import type { ExportDone } from './exportButton.tsx';
import type { ExportFormat } from './exportChoice.ts';
import { requestFor, type ExportKind } from './exportKind.ts';
import { ExportModal, type ExportWish } from './ExportModal.tsx';
import { sortWords } from './ExportScope.tsx';

/** What the inputs of all exports have. */
interface ExportInput {
  format?: ExportFormat;
  columns?: readonly string[] | null | undefined;
  matching?: { search?: string | null | undefined; filter?: unknown } | null | undefined;
}

type ColumnOf<Input extends ExportInput> = NonNullable<Input['columns']>[number];

/** The props of all export dialogs; each adds those that its input is made of. */
interface ExportedList {
  companyId: string;
  /** The filter's conditions in words, as in its chips. */
  conditions: readonly string[];
  totalCount: number;
  /** Ids of the rows selected one by one, where rows can be selected. */
  selectedIds?: readonly string[];
}

export function exportDialog<Input extends ExportInput, List extends object>(
  kind: ExportKind<Input>,
  declared: {
    /** «Экспорт курсов». */
    title: string;
    nouns: Nouns;
    input: (list: List, choice: ExportWish<ColumnOf<Input>>) => Input;
    /** The part of the list in the genitive: «вкладки «Активные»». */
    part: string | ((list: List) => string);
    /** «сначала новые»; see `sortedBy`. */
    sort: string | ((input: Input, list: List) => string);
    /** Headers in default order. */
    columns: Readonly<Record<ColumnOf<Input>, string>>;
    /** Columns that aren't selected by default. */
    offAtFirst?: readonly ColumnOf<Input>[];
  },
): ComponentType<List & ExportedList & ExportDone> {
  const { title, nouns, part, sort, columns: labels, offAtFirst = [] } = declared;
  const columns = { setting: `${kind.name}_export_choice`, labels, offAtFirst } as const;
  return function ExportDialog(list) {
    const { companyId, conditions, totalCount, selectedIds = [], onDone } = list;
    const send = kind.useRequest();
    // Only the rows matter here.
    const input = declared.input(list, { format: 'XLSX', columns: [] });
    return (
      <ExportModal
        title={title}
        columns={columns}
        scope={{
          nouns,
          part: typeof part === 'string' ? part : part(list),
          search: input.matching?.search ?? '',
          conditions,
          sort: typeof sort === 'string' ? sort : sort(input, list),
          totalCount,
        }}
        selectedIds={selectedIds}
        onRequest={(choice) => send(requestFor(companyId, declared.input(list, choice)))}
        onDone={onDone}
      />
    );
  };
}

interface ListQuery<Filter, OrderBy> {
  search: string | null;
  filter: Filter;
  /** Null is the server's default sort. */
  orderBy: OrderBy | null;
}

/** A list of a company's records with the variables of its query. */
export interface CompanyList<Filter, OrderBy> extends ListQuery<Filter, OrderBy> {
  companyId: string;
}

/** The part of an input that selects the rows of a list. */
export const rowsOf = <Filter, OrderBy>({
  search,
  filter,
  orderBy,
}: ListQuery<Filter, OrderBy>) => ({
  matching: { search, filter },
  ...(orderBy && { orderBy }),
});

interface OrderBy<Field extends string> {
  field: Field;
  direction?: 'ASC' | 'DESC';
}

/**
 * The sort in words: the server's default one, or «по цене, по убыванию»; `words` are in the dative.
 */
export const sortedBy =
  <Field extends string>(byDefault: string, words: Readonly<Record<Field, string>>) =>
  ({ orderBy }: { orderBy?: OrderBy<Field> | null | undefined }): string =>
    orderBy ? sortWords(words[orderBy.field], orderBy.direction === 'DESC') : byDefault;
