// The «Экспорт журнала» dialog: exports the learners of the list with the lessons of its period.
import type { ExportColumns } from '../../../exports/index.ts';
import { ExportModal } from '../../../exports/lazy.ts';
import { branchesOf, journalList, type JournalState } from '../journalList.ts';
import { useOrderJournalExport } from './useOrderJournalExport.ts';
import type { JournalExportColumn } from '../../../__generated__/useOrderJournalExportMutation.graphql.ts';

export function JournalExportModal({
  companyId,
  courseId,
  state,
  conditions,
  totalCount,
  onDone,
}: {
  companyId: string;
  courseId: string;
  state: JournalState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
  totalCount: number;
  onDone: () => void;
}) {
  const order = useOrderJournalExport();
  const { search } = journalList.variables(state);
  return (
    <ExportModal
      title="Экспорт журнала"
      columns={journalColumns}
      scope={{
        forms: ['ученик', 'ученика', 'учеников'],
        part: 'курса',
        search: state.search,
        conditions,
        order: 'по фамилии и имени',
        totalCount,
      }}
      selectedIds={[]}
      order={(choice) =>
        order({
          companyId,
          input: {
            courseId,
            ...choice,
            matching: {
              search,
              filter: { branch: branchesOf(state), heldFrom: state.from, heldTo: state.to },
            },
          },
        })
      }
      onDone={onDone}
    />
  );
}

const journalColumns: ExportColumns<JournalExportColumn> = {
  setting: 'journal_export_choice',
  labels: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    LESSONS: 'Занятия',
  },
};
