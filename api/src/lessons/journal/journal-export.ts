// The journal export of a course: one row per learner, one column per offline lesson of the period.
import { sql } from 'drizzle-orm';
import { writeMark, type LessonMark } from '@kafedra/common/lessons/journal';
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { journal } from './journal.ts';

interface ExportedStudent {
  id: number;
  user_id: number;
  full_name: string;
  marks: (LessonMark & { lesson_id: number })[];
}

interface ExportedLesson {
  id: number;
  name: string;
  day: string | null;
}

const column = plainColumn<ExportedStudent>;

export const journalExport = defineExport<ExportedStudent>({
  kind: 'journal_export',
  path: 'journal',
  resource: journal,
  record: {
    name: 'JournalExport',
    description: 'An export of the journal of a course to a file.',
  },
  columns: {
    user_id: column('ID', 'number', 8, 'user_id'),
    full_name: column('Ученик', 'text', 32, 'full_name'),
  },
  columnGroups: {
    lessons: async (transaction, { companyId }, { place, matching }) => {
      const { held_from: from = null, held_to: to = null } = matching;
      const lessons = await rowsOf<ExportedLesson>(
        transaction,
        sql`select lesson.id, lesson.name, to_char(lesson.held_at at time zone company.time_zone, 'DD.MM.YYYY') as day
          from lessons lesson join companies company on company.id = lesson.company_id
          where lesson.company_id = ${companyId} and lesson.course_id = ${place?.['course_id'] ?? null}::integer
            and lesson.type = 'offline' and lesson.status <> 'deleted'
            and (${from}::date is null or (lesson.held_at at time zone company.time_zone)::date >= ${from}::date)
            and (${to}::date is null or (lesson.held_at at time zone company.time_zone)::date <= ${to}::date)
          order by lesson.held_at, lesson.sort, lesson.id`,
      );
      return lessons.map(lessonColumn);
    },
  },
  sheet: 'Журнал',
});

const lessonColumn = ({ id, name, day }: ExportedLesson): ExportColumn<ExportedStudent> => ({
  heading: day === null ? name : `${day} ${name}`,
  kind: 'text',
  width: 20,
  value: ({ marks }) => writeMark(marks.find(({ lesson_id }) => lesson_id === id) ?? null) || null,
  reads: { columns: ['marks'] },
});
