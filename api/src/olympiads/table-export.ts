// Exports the table of an olympiad: a row per learner, a column with the points of each test.
import { sql } from 'drizzle-orm';
import { defineExport, plainColumn, type ExportColumn } from '../exports/index.ts';
import { rowsOf } from '../kit/database/database.ts';
import { wholeRecord } from '../kit/resource/resource.ts';
import { folderRowResource } from './olympiads.ts';

interface ExportedRow {
  user_id: number;
  full_name: string;
  school_class: string | null;
  place: number;
  points: number;
  max_points: number;
  duration: number;
  finished_at: string;
  prize: string | null;
  results: { test_id: number; points: number }[];
}

const column = plainColumn<ExportedRow>;

export const tableExport = defineExport<ExportedRow>({
  kind: 'test_result_folder_export',
  path: 'user_results',
  resource: folderRowResource,
  record: {
    name: 'TestResultFolderExport',
    description: 'An export of the table of a folder of results to a file.',
  },
  columns: {
    place: column('Место', 'number', 8, 'place'),
    user_id: column('ID ученика', 'number', 10, 'user_id'),
    full_name: column('Ученик', 'text', 32, 'full_name'),
    school_class: column('Класс', 'text', 12, 'school_class'),
    points: column('Баллы', 'number', 8, 'points'),
    max_points: column('Максимум', 'number', 10, 'max_points'),
    minutes: {
      heading: 'Минут',
      kind: 'number',
      width: 8,
      value: ({ duration }) => Math.round(duration / 6000) / 10,
      reads: { columns: ['duration'] },
    },
    finished_at: column('Завершено', 'instant', 18, 'finished_at'),
    prize: column('Награда', 'text', 24, 'prize'),
  },
  columnGroups: {
    tests: async (transaction, { companyId }, { place }) => {
      const tests = await rowsOf<{ id: number; title: string }>(
        transaction,
        sql`select test.id, test.title from test_result_folder_tests link
          join tests test on test.company_id = link.company_id and test.id = link.test_id
          where link.company_id = ${companyId} and link.folder_id = ${place?.['folder_id'] ?? null}::integer
          order by link.sort`,
      );
      return tests.map(({ id, title }): ExportColumn<ExportedRow> => ({
        heading: title,
        kind: 'number',
        width: 14,
        value: ({ results }) => results.find(({ test_id }) => test_id === id)?.points ?? null,
        reads: { with: { results: { ...wholeRecord, columns: ['test_id', 'points'] } } },
      }));
    },
  },
  sheet: 'Таблица',
});
