// Imports students of a course from a table: all rows or none, with a result for each.
import type { ImportCourseStudentsInput } from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Schemas } from '../../__generated__/rest.ts';
import { columns } from '../../kit/plan/needs.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';
import { students } from './students.ts';

type ImportedRow = Schemas['ImportedStudent'];

interface Answer {
  count: number;
  written: boolean;
  rows: ImportedRow[];
}

interface Imported {
  course: CourseRow | null;
  changedCount: number;
  isWritten: boolean;
  rows: ImportedRow[];
}

export default {
  resolvers: {
    Mutation: {
      importCourseStudents: mutation<ImportCourseStudentsInput, Imported>(
        {
          call: `POST ${students.route}/import`,
          failed: { course: null, changedCount: 0, isWritten: false, rows: [] },
        },
        async ({ courseId, rows, check }, context, info) => {
          const { companyId, id } = requireInCompany(courseId, 'Course');
          const { path } = students({ company_id: companyId, id });
          const { data } = await context.rest.write<Answer>('POST', under(path, '/import'), {
            rows,
            check,
          });
          return {
            course: await selectedRecord(context, info, 'course', courses(companyId), { id }),
            changedCount: data.count,
            isWritten: data.written,
            rows: data.rows,
          };
        },
      ),
    },
  },
  shapes: { ImportedStudent: { userErrors: columns('errors') } },
} satisfies Domain;
