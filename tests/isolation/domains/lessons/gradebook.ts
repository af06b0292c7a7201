// Declares the gradebook of a course: users with access to results read it for courses that they see, and homework and
// test columns only with the permission for these.
import { and, eq } from 'drizzle-orm';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const gradebook = '/api/companies/{companyId}/courses/{course_id}/gradebook';

/** Every course has a gradebook file with this name. */
const fileName = 'gradebook_2026-09-01_00000000.csv';

const ofFiles = [`GET ${gradebook}_file`, `GET ${gradebook}_download/history`];

export const domain: DomainDeclaration = {
  tags: ['Gradebook'],
  writes: [
    async (writer: Writer) => {
      writer.record('lessons');
      for (const { id } of await writer.send('GET', '/courses?all=1')) {
        await finishedExport(writer, `courses/${id}/gradebook`, 'course_students');
      }
    },
  ],
  finalWrites: callFiles,
  namedValues: ({ record }) => ({
    kind: 'lesson',
    gradebook_student_id: record('course_students'),
    gradebook_export_id: record('jobs', ({ kind }) => kind === 'gradebook_export'),
    ...Object.fromEntries(
      [...ofFiles, 'gradebook_export'].map((name) => [`${name}.file_name`, fileName]),
    ),
  }),
  bodies: { [`POST ${gradebook}_download`]: () => [{ format: 'csv' }] },
  idTypes: {
    'GradebookFilter.package': 'CoursePackage',
    'GradebookFilter.branch': 'CourseBranch',
    'ExportGradebookInput.ids': 'GradebookStudent',
  },
  withoutTexts: Object.fromEntries(ofFiles.map((route) => [route, 'names of files'])),
};

async function callFiles({ companyId, database }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction
      .update(jobs)
      .set({ file_name: fileName })
      .where(and(eq(jobs.company_id, companyId), eq(jobs.kind, 'gradebook_export'))),
  );
}
