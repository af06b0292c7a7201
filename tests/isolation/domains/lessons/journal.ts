// Declares the journal of offline lessons, its editors and its readers.
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const journal = '/api/companies/{companyId}/courses/{course_id}/journal';

/** Every course has a journal file with this name. */
const fileName = 'journal_2026-09-01_00000000.csv';

export const domain: DomainDeclaration = {
  tags: ['Journal'],
  writes: [
    async ({ create, record, text }: Writer) => {
      const at = `/courses/${record('courses')}/lessons`;
      await create(at, { name: text('name'), type: 'offline', held_at: '2026-09-10T09:00:00Z' });
    },
    async (writer: Writer) => {
      for (const { id } of await writer.send('GET', '/courses?all=1')) {
        await finishedExport(writer, `courses/${id}/journal`, 'course_students');
      }
    },
  ],
  finalWrites: fillJournal,
  partTables: { lesson_marks: 'lesson_id' },
  namedValues: ({ record }) => ({
    held_from: '2026-01-01',
    held_to: '2100-01-01',
    student_id: record('course_students'),
    journal_student_id: record('course_students'),
    journal_export_id: record('jobs', ({ kind }) => kind === 'journal_export'),
    ...Object.fromEntries(
      [`GET ${journal}_file`, `GET ${journal}_download/history`, 'journal_export'].map((name) => [
        `${name}.file_name`,
        fileName,
      ]),
    ),
  }),
  bodies: {
    [`PUT ${journal}`]: (maker) => [{ cells: [cellOf(maker)] }],
    [`POST ${journal}_download`]: () => [{ format: 'csv' }],
  },
  idTypes: {
    'JournalStudentFilter.branch': 'CourseBranch',
    'ExportJournalInput.ids': 'JournalStudent',
    'MarkedCellInput.studentId': 'JournalStudent',
  },
  withoutTexts: {
    [`PUT ${journal}`]: 'what became of cells',
    [`GET ${journal}_file`]: 'the name of a file',
    [`GET ${journal}_download/history`]: 'names of files',
  },
};

const cellOf = ({ record }: ValueGenerator) => ({
  student_id: record('course_students'),
  lesson_id: record('lessons', ({ type }) => type === 'offline'),
  was: null,
  now: { attendance: 'late' },
});

/** Marks all learners as present in every lesson of their courses. */
async function fillJournal({ companyId, database, text }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into lesson_marks (company_id, course_id, lesson_id, user_id, attendance, note)
        select lesson.company_id, lesson.course_id, lesson.id, student.user_id, 'present', ${text('note')}
        from lessons lesson join course_students student on student.company_id = lesson.company_id and student.course_id = lesson.course_id
        where lesson.company_id = ${companyId} on conflict do nothing`,
    );
    await transaction
      .update(jobs)
      .set({ file_name: fileName })
      .where(and(eq(jobs.company_id, companyId), eq(jobs.kind, 'journal_export')));
  });
}
