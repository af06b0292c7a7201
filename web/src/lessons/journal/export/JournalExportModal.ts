// The «Экспорт журнала» dialog: exports the learners of the list with the lessons of its period.
import { exportDialog } from '../../../exports/lazy.ts';
import { branchesOf, journalList, type JournalState } from '../journalList.ts';
import { journalExport } from './journalExport.ts';

export const JournalExportModal = exportDialog(journalExport, {
  title: 'Экспорт журнала',
  nouns: ['ученик', 'ученика', 'учеников'],
  input: ({ courseId, state }: { courseId: string; state: JournalState }, choice) => ({
    courseId,
    ...choice,
    matching: {
      search: journalList.variables(state).search,
      filter: { branch: branchesOf(state), heldFrom: state.from, heldTo: state.to },
    },
  }),
  part: 'курса',
  sort: 'по фамилии и имени',
  columns: {
    USER_ID: 'ID',
    FULL_NAME: 'Ученик',
    LESSONS: 'Занятия',
  },
});
