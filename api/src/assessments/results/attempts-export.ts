// Exports the attempts at a test: a row per attempt, a column with the points of each question.
import { sql } from 'drizzle-orm';
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { AttemptState } from '../attempts/attempt-tables.ts';
import { attemptsOfTest } from './attempts.ts';

interface ExportedAttempt {
  id: number;
  user_id: number | null;
  number: number;
  state: AttemptState;
  began_at: string;
  finished_at: string | null;
  points: number | null;
  max_points: number;
  mark: number | null;
  is_passed: boolean | null;
  annulled_at: string | null;
  annulment_reason: string | null;
  points_by_question: Record<string, number>;
  member: { full_name: string; email?: string | null } | null;
  checker: { full_name: string } | null;
}

type Column = ExportColumn<ExportedAttempt>;

const column = plainColumn<ExportedAttempt>;

/** A column with a field of a related user. */
const ofPerson = (
  heading: string,
  width: number,
  relation: 'member' | 'checker',
  value: Column['value'],
): Column => ({
  heading,
  kind: 'text',
  width,
  value,
  reads: {
    with: {
      [relation]: {
        ...wholeRecord,
        columns: ['full_name', ...(relation === 'member' ? ['email'] : [])],
      },
    },
  },
});

/** Spreadsheet programs handle more columns poorly; only the first questions are exported. */
const maxQuestions = 200;

export const attemptsExport = defineExport<ExportedAttempt>({
  kind: 'attempts_export',
  path: 'attempts',
  paths: {
    request: 'attempts_download/create',
    file: 'attempts_download/search_file',
    history: 'attempts_download/exports',
  },
  resource: attemptsOfTest,
  record: {
    name: 'TestAttemptExport',
    description: 'An export of the attempts at a test to a file.',
  },
  columns: {
    id: column('ID попытки', 'number', 10, 'id'),
    user_id: column('ID ученика', 'number', 10, 'user_id'),
    full_name: ofPerson('Ученик', 32, 'member', ({ member }) => member?.full_name ?? null),
    email: ofPerson('Почта', 28, 'member', ({ member }) => member?.email ?? null),
    number: column('Попытка', 'number', 8, 'number'),
    state: {
      heading: 'Состояние',
      kind: 'text',
      width: 16,
      value: ({ state }) => stateWords[state],
      reads: { columns: ['state'] },
    },
    began_at: column('Начата', 'instant', 18, 'began_at'),
    finished_at: column('Завершена', 'instant', 18, 'finished_at'),
    minutes: {
      heading: 'Минут',
      kind: 'number',
      width: 8,
      value: ({ began_at, finished_at }) =>
        finished_at === null
          ? null
          : Math.round((Date.parse(finished_at) - Date.parse(began_at)) / 6000) / 10,
      reads: { columns: ['began_at', 'finished_at'] },
    },
    points: column('Баллы', 'number', 8, 'points'),
    max_points: column('Максимум', 'number', 10, 'max_points'),
    mark: column('Оценка', 'number', 8, 'mark'),
    is_passed: {
      heading: 'Сдан',
      kind: 'text',
      width: 8,
      value: ({ is_passed }) => (is_passed === null ? null : is_passed ? 'да' : 'нет'),
      reads: { columns: ['is_passed'] },
    },
    annulled_at: column('Аннулирована', 'instant', 18, 'annulled_at'),
    annulment_reason: column('Причина аннулирования', 'text', 32, 'annulment_reason'),
    checker: ofPerson('Проверил', 28, 'checker', ({ checker }) => checker?.full_name ?? null),
  },
  columnGroups: {
    questions: async (transaction, { companyId }, { place }) => {
      const questions = await rowsOf<{ id: number; place: number }>(
        transaction,
        sql`select id, (row_number() over (order by part, sort, id))::integer as place from test_questions
          where company_id = ${companyId} and test_id = ${place?.['test_id'] ?? null}::integer and status <> 'deleted'
          order by part, sort, id limit ${maxQuestions}`,
      );
      return questions.map(({ id, place: number }): Column => ({
        heading: `Вопрос ${number}`,
        kind: 'number',
        width: 10,
        value: ({ points_by_question: points }) => points[id] ?? null,
        reads: { with: { points_by_question: wholeRecord } },
      }));
    },
  },
  sheet: 'Результаты',
});

const stateWords: Record<AttemptState, string> = {
  in_progress: 'Идёт',
  on_check: 'На проверке',
  checked: 'Проверена',
  expired: 'Вышло время',
};
