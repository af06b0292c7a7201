// The «Экспорт ответов» dialog: exports the answers of the list in its sort.
import type { ExportColumns } from '../../exports/index.ts';
import { ExportModal, orderWords } from '../../exports/lazy.ts';
import { useOrderAnswerExport } from './useOrderAnswerExport.ts';
import type {
  FormAnswerExportColumn,
  FormAnswerFilter,
  FormAnswerOrder,
} from '../../__generated__/useOrderAnswerExportMutation.graphql.ts';

export interface AnswerExportModalProps {
  companyId: string;
  /** The form's name. */
  form: string;
  /** Fields that answers can be sorted by. */
  fields: readonly { readonly databaseId: number; readonly name: string }[];
  /** The search text of the list. */
  search: string | null;
  filter: FormAnswerFilter;
  /** Null for the server's default sort. */
  orderBy: FormAnswerOrder | null;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  selectedIds: readonly string[];
  onDone: () => void;
}

export function AnswerExportModal({
  companyId,
  form,
  fields,
  search,
  filter,
  orderBy,
  conditions,
  totalCount,
  selectedIds,
  onDone,
}: AnswerExportModalProps) {
  const order = useOrderAnswerExport();
  return (
    <ExportModal
      title="Экспорт ответов"
      columns={answerColumns}
      scope={{
        forms: ['ответ', 'ответа', 'ответов'],
        part: `формы «${form}»`,
        search: search ?? '',
        conditions,
        order:
          orderBy === null
            ? 'сначала новые'
            : orderWords(sortWords(orderBy, fields), orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={selectedIds}
      order={(choice) =>
        order({ companyId, ...choice, matching: { search, filter }, ...(orderBy && { orderBy }) })
      }
      onDone={onDone}
    />
  );
}

function sortWords(
  { field, formField }: FormAnswerOrder,
  fields: AnswerExportModalProps['fields'],
): string {
  if (field === 'CREATED_AT') return 'времени';
  const name = fields.find(({ databaseId }) => databaseId === formField)?.name;
  return name === undefined ? 'полю' : `полю «${name}»`;
}

const answerColumns: ExportColumns<FormAnswerExportColumn> = {
  setting: 'answer_export_choice',
  labels: {
    ID: 'ID',
    CREATED_AT: 'Отправлен',
    USER: 'Пользователь',
    PAGE: 'Страница',
    FIELDS: 'Поля формы',
  },
};
