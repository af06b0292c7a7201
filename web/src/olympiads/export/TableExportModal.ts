// The «Экспорт таблицы» dialog: exports the learners of the list in its sort.
import { exportDialog, rowsOf, sortedBy } from '../../exports/lazy.ts';
import { filterOf, rankingList, type RankingState } from '../ranking/rankingList.ts';
import { tableExport } from './tableExport.ts';

export const TableExportModal = exportDialog(tableExport, {
  title: 'Экспорт таблицы',
  nouns: ['участник', 'участника', 'участников'],
  input: ({ folderId, state }: { folderId: string; state: RankingState }, choice) => ({
    testResultFolderId: folderId,
    ...choice,
    ...rowsOf({ ...rankingList.variables(state), filter: filterOf(state) }),
  }),
  part: 'таблицы',
  sort: sortedBy('по местам', {
    PLACE: 'местам',
    FULL_NAME: 'имени',
  }),
  columns: {
    PLACE: 'Место',
    USER_ID: 'ID ученика',
    FULL_NAME: 'Ученик',
    SCHOOL_CLASS: 'Класс',
    POINTS: 'Баллы',
    MAX_POINTS: 'Максимум',
    MINUTES: 'Минут',
    FINISHED_AT: 'Завершено',
    PRIZE: 'Награда',
    TESTS: 'Баллы по тестам',
  },
});
