// Courses, what they are described with, their packages, which no route writes yet, and their export.
import { coursePackages } from '../../../api/src/courses/tables.ts';
import type { Domain } from '../domain.ts';
import { exported } from '../jobs.ts';
import { secretWord } from '../secrets.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

export const domain: Domain = {
  tags: ['Courses', 'Course dictionaries'],
  writes: [writePackage, (writer) => exported(writer, 'courses')],
  describes: deleteCourse,
  shared: {
    // Whoever reads any course may choose from what courses are described with.
    course_types: () => true,
    course_formats: () => true,
    course_folders: () => true,
    course_categories: () => true,
    places: () => true,
  },
  named: ({ row }) => ({
    'courses_file.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    'course_export.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    favourite: 1,
    action: ['visible', 'draft', 'close', 'delete', 'restore'],
  }),
  bodies: {
    // Either of the two chooses courses, never both.
    [`POST ${company}/courses/{action}`]: ({ record }) => [
      { courses_id: [record('courses')] },
      { matching: { search: secretWord } },
      { matching: { search: secretWord, status: 'deleted' } },
    ],
    // A file that can be read without unpacking it.
    [`POST ${company}/courses_download`]: () => [{ format: 'csv' }],
  },
  idTypes: { 'ExportCoursesInput.ids': 'Course' },
  inputValues: { 'ChangeCourseStatusInput.status': 'CLOSE' },
  withoutTexts: {
    [`GET ${company}/courses_file`]: 'the name of a file',
    [`GET ${company}/courses_download/history`]: 'names of files',
  },
  neverShown: { 'Course.img': 'no route gives a course its cover yet' },
};

/** Into the trash. */
async function deleteCourse({ create, send, text }: Writer): Promise<void> {
  const { id } = await create('/courses', { name: text('name') });
  await send('POST', '/courses/delete', { courses_id: [id] });
}

async function writePackage(writer: Writer): Promise<void> {
  const { companyId: company_id, database, record, remember, text } = writer;
  const course_id = record('courses');
  const [sold] = await database.system((transaction) =>
    transaction
      .insert(coursePackages)
      .values({ company_id, course_id, name: text('name') })
      .returning(),
  );
  if (sold) remember('course_packages', sold);
}
