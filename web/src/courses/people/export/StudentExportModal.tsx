// The dialog «Экспорт учеников»: exports a course's students with the filter and sort of the list.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal, orderWords } from '../../../exports/lazy.ts';
import { filterOf, studentList, type StudentListState } from '../studentList.ts';
import { studentNouns } from '../studentWords.ts';
import { useOrderStudentExport } from './useOrderStudentExport.ts';
import type {
  CourseStudentExportColumn,
  CourseStudentOrderField,
} from '../../../__generated__/useOrderStudentExportMutation.graphql.ts';

export interface StudentExportModalProps {
  companyId: string;
  courseId: string;
  state: StudentListState;
  /** Descriptions of the filter's conditions, as in its chips. */
  conditions: readonly string[];
  totalCount: number;
  selectedIds: readonly string[];
  onDone: () => void;
}

export function StudentExportModal({
  companyId,
  courseId,
  state,
  conditions,
  totalCount,
  selectedIds,
  onDone,
}: StudentExportModalProps) {
  const order = useOrderStudentExport();
  const { search, orderBy } = studentList.variables(state);
  return (
    <ExportModal
      title="Экспорт учеников"
      columns={studentColumns}
      scope={{
        forms: studentNouns,
        part: 'курса',
        search: state.search,
        conditions,
        order:
          orderBy === null
            ? 'по фамилии и имени'
            : orderWords(sortWords[orderBy.field], orderBy.direction === 'DESC'),
        totalCount,
      }}
      selectedIds={selectedIds}
      order={(choice) =>
        order({
          companyId,
          input: {
            courseId,
            ...choice,
            matching: { search, filter: filterOf(state) },
            ...(orderBy && { orderBy }),
          },
        })
      }
      onDone={onDone}
    />
  );
}

const studentColumns: ExportColumns<CourseStudentExportColumn> = {
  setting: 'student_export_choice',
  labels: {
    USER_ID: 'ID',
    SURNAME: 'Фамилия',
    NAME: 'Имя',
    EMAIL: 'Почта',
    PHONE: 'Телефон',
    PACKAGES: 'Пакеты',
    BRANCH: 'Ветка',
    PROGRESS: 'Прогресс',
    LAST_VISITED_AT: 'Последний визит',
    CREATED_AT: 'На курсе с',
  },
};

/** In the dative: «по прогрессу». */
const sortWords: Record<CourseStudentOrderField, string> = {
  FULL_NAME: 'фамилии и имени',
  PROGRESS: 'прогрессу',
  LAST_VISITED_AT: 'последнему визиту',
  CREATED_AT: 'дате прихода на курс',
};
