// The journal of a course: its learners with their marks, and editing marks cell by cell.
import type { MarkJournalInput, UserError } from '../../__generated__/resolvers.ts';
import type { JournalStudentRow } from '../../__generated__/rows.ts';
import { courses } from '../../courses/index.ts';
import { camelCase } from '../../kit/names.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { collectionBelow } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecords } from '../../kit/records/records.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import type { Problem } from '../../kit/rest/errors.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const journal = collectionBelow(courses, 'JournalStudent', 'journal', 'course_id');

interface MarkedCell {
  student: JournalStudentRow | null;
  isConflict: boolean;
  userErrors: UserError[];
}

/** The REST result of each cell, in order. */
interface RestCell {
  readonly is_conflict: boolean;
  readonly errors: readonly Problem[];
}

const markJournal = mutation<MarkJournalInput, { cells: MarkedCell[] }>(
  { call: `PUT ${journal.route}`, failed: { cells: [] } },
  async ({ courseId, cells }, context, info) => {
    const { companyId, id } = requireInCompany(courseId, 'Course');
    const collection = journal({ company_id: companyId, id });
    const sent = cells.map(({ studentId, lessonId, was, now }, index) => ({
      student_id: inputId(
        companyId,
        'JournalStudent',
        studentId,
        `cells.${index}.studentId`,
        'Ученик не найден',
      ),
      lesson_id: inputId(
        companyId,
        'Lesson',
        lessonId,
        `cells.${index}.lessonId`,
        'Занятие не найдено',
      ),
      was: markOf(was),
      now: markOf(now),
    }));
    const { data } = await context.rest.write<{ cells: RestCell[] }>('PUT', collection.path, {
      cells: sent,
    });
    const plan = planRecord(info, context.shapes, { at: ['cells.student'] });
    const ids = [...new Set(sent.map(({ student_id }) => student_id))];
    const shown = plan ? await loadRecords(context.rest, collection, ids, plan) : [];
    const students = new Map(shown.map((student) => [student.id, student]));
    return {
      cells: sent.map(({ student_id }, index) => ({
        student: students.get(student_id) ?? null,
        isConflict: data.cells[index]?.is_conflict ?? false,
        userErrors: (data.cells[index]?.errors ?? []).map(({ message, field, code }) => ({
          message,
          field: field == null ? null : camelCase(field),
          code: code ?? 'invalid',
        })),
      })),
    };
  },
);

const markOf = (mark: MarkJournalInput['cells'][number]['now']) =>
  mark == null ? null : { ...mark, attendance: mark.attendance?.toLowerCase() };

export default {
  resolvers: {
    Course: { journal: connection(journal, { sort: 'full_name' }) },
    JournalStudent: {
      id: ({ id, company_id }) => toGlobalId({ type: 'JournalStudent', companyId: company_id, id }),
    },
    Mutation: { markJournal },
  },
  shapes: { JournalStudent: { marks: columns('marks') } },
  conditions: { JournalStudentFilter: { branch: idsCondition('CourseBranch', 'branch_id') } },
} satisfies Domain;
