// The gradebook of a course: its columns, and its learners with their cells. Mutations of homework and of the journal
// write it.
import type { CourseGradebookColumnsArgs } from '../../__generated__/resolvers.ts';
import type {
  CourseRow,
  GradebookCellRow,
  GradebookColumnRow,
  GradebookStudentRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { courses } from '../../courses/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { collectionBelow, type InCompany } from '../../kit/records/collections.ts';
import { createConditionReader, idsCondition } from '../../kit/records/conditions.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { under } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const gradebook = collectionBelow(courses, 'GradebookStudent', 'gradebook', 'course_id');

const columnsAt = (course: Pick<CourseRow, 'company_id' | 'id'>) =>
  under(gradebook(course).path, '/columns');

/** A global id of another type with the given REST id. */
const idIn = (type: string, { company_id }: InCompany, id: number) =>
  toGlobalId({ type, companyId: company_id, id });

export default {
  resolvers: {
    Course: {
      gradebook: connection(gradebook, { sort: 'full_name' }),
      gradebookColumns: atField((place) => {
        const conditions = createConditionReader(place);
        return withCall(
          async (course: CourseRow, args: CourseGradebookColumnsArgs, { rest }: Context) => {
            const { company_id } = course;
            const params = conditions.params(args, company_id);
            const found = await getOrNull<GradebookColumnRow[]>(rest, columnsAt(course), params);
            return found?.map((column) => ({ ...column, company_id })) ?? null;
          },
          {
            method: 'GET',
            route: columnsAt({ company_id: 0, id: 0 }).route,
            records: [],
            size: () => 60,
          },
        );
      }),
    },
    GradebookColumn: {
      lessonId: (column: GradebookColumnRow) => idIn('Lesson', column, column.lesson_id),
      lessonDatabaseId: ({ lesson_id }: GradebookColumnRow) => lesson_id,
      testDatabaseId: ({ test_id }: GradebookColumnRow) => test_id,
      viewerCanGrade: ({ can_grade }: GradebookColumnRow) => can_grade,
    },
    GradebookStudent: {
      id: (student: GradebookStudentRow) => idIn(gradebook.type, student, student.id),
      userId: (student: GradebookStudentRow) => idIn('User', student, student.user_id),
      userDatabaseId: ({ user_id }: GradebookStudentRow) => user_id,
      journalStudentId: (student: GradebookStudentRow) =>
        idIn('JournalStudent', student, student.id),
      cells: ({ cells, company_id }: GradebookStudentRow) =>
        cells.map((cell) => ({ ...cell, company_id })),
    },
    GradebookCell: {
      workId: (cell: GradebookCellRow) =>
        cell.work_id == null ? null : idIn('HomeworkWork', cell, cell.work_id),
      workDatabaseId: ({ work_id }: GradebookCellRow) => work_id,
      attemptDatabaseId: ({ attempt_id }: GradebookCellRow) => attempt_id,
    },
  },
  shapes: {
    GradebookColumn: {
      lessonId: columns('lesson_id'),
      lessonDatabaseId: columns('lesson_id'),
      testDatabaseId: columns('test_id'),
    },
    GradebookCell: {
      workId: columns('work_id'),
      workDatabaseId: columns('work_id'),
      attemptDatabaseId: columns('attempt_id'),
    },
    GradebookStudent: {
      userId: columns('user_id'),
      userDatabaseId: columns('user_id'),
      journalStudentId: columns('id'),
      cells: columns('cells'),
    },
  },
  conditions: {
    GradebookFilter: {
      package: idsCondition('CoursePackage', 'package_id'),
      branch: idsCondition('CourseBranch', 'branch_id'),
    },
  },
} satisfies Domain;
