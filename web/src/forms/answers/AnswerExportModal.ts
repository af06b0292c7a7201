// The «Экспорт ответов» dialog: exports the answers of the list in its sort.
import { exportDialog, rowsOf, sortWords, type CompanyList } from '../../exports/lazy.ts';
import { answerExport } from './answerExport.ts';
import type {
  FormAnswerFilter,
  FormAnswerOrder,
} from '../../__generated__/answerExportMutation.graphql.ts';

interface Answers extends CompanyList<FormAnswerFilter, FormAnswerOrder> {
  /** The form's name. */
  form: string;
  /** Fields that answers can be sorted by. */
  fields: readonly { readonly databaseId: number; readonly name: string }[];
}

export const AnswerExportModal = exportDialog(answerExport, {
  title: 'Экспорт ответов',
  nouns: ['ответ', 'ответа', 'ответов'],
  input: ({ companyId, ...list }: Answers, choice) => ({
    companyId,
    ...choice,
    ...rowsOf(list),
  }),
  part: ({ form }) => `формы «${form}»`,
  sort: ({ orderBy }, { fields }) =>
    orderBy ? sortWords(columnOf(orderBy, fields), orderBy.direction === 'DESC') : 'сначала новые',
  columns: {
    ID: 'ID',
    CREATED_AT: 'Отправлен',
    USER: 'Пользователь',
    PAGE: 'Страница',
    FIELDS: 'Поля формы',
  },
});

/** In the dative: «по времени». */
function columnOf({ field, formField }: FormAnswerOrder, fields: Answers['fields']): string {
  if (field === 'CREATED_AT') return 'времени';
  const name = fields.find(({ databaseId }) => databaseId === formField)?.name;
  return name === undefined ? 'полю' : `полю «${name}»`;
}
