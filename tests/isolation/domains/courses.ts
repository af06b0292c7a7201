// Courses, what they are described with, their packages, which no route writes yet, and their export.
import { eq } from 'drizzle-orm';
import { coursePackages, courses } from '../../../api/src/courses/tables.ts';
import type { Domain } from '../domain.ts';
import { exported } from '../jobs.ts';
import type { Row } from '../rows.ts';
import { secretWord } from '../secrets.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

export const domain: Domain = {
  tags: ['Courses', 'Course dictionaries'],
  writes: [writePackage, (writer) => exported(writer, 'courses')],
  describes: async (writer) => {
    await deleteCourse(writer);
    await coverCourses(writer);
  },
  shared: {
    // Whoever reads any course may choose from what courses are described with.
    course_types: () => true,
    course_formats: () => true,
    course_folders: () => true,
    course_categories: () => true,
    places: () => true,
  },
  named: ({ record, row }) => ({
    'courses_file.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    'course_export.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    img_id: record('files', isOwnImage),
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
  idTypes: { 'ExportCoursesInput.ids': 'Course', 'UpdateCourseInput.imgId': 'UploadedFile' },
  inputValues: { 'ChangeCourseStatusInput.status': 'CLOSE' },
  withoutTexts: {
    [`GET ${company}/courses_file`]: 'the name of a file',
    [`GET ${company}/courses_download/history`]: 'names of files',
  },
  uploads: { [`POST ${company}/courses/{id}/add_media`]: 'courses/Course' },
};

const isOwnImage = ({ purpose, mime_type }: Row): boolean =>
  purpose === 'company' && mime_type === 'image/png';

/** Of all courses. */
async function coverCourses({ database, companyId, record }: Writer): Promise<void> {
  const image = record('add_media');
  await database.system((transaction) =>
    transaction.update(courses).set({ img_id: image }).where(eq(courses.company_id, companyId)),
  );
}

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
