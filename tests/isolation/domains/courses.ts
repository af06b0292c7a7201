// Courses, what they are described with, their packages, which no route writes yet, and their export.
import { eq, sql } from 'drizzle-orm';
import { courseImages, courses } from '../../../api/src/courses/course-tables.ts';
import {
  courseBulletPoints,
  courseChatLinkBlocks,
  courseFieldComments,
  coursePackages,
} from '../../../api/src/courses/tables.ts';
import type { Domain, Maker } from '../domain.ts';
import { exported } from '../jobs.ts';
import type { Row } from '../rows.ts';
import { secretWord } from '../secrets.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

const webAddress = () => 'https://probe.test/';

const slugs = [
  'catalog_url_first_category_slug',
  'catalog_url_second_category_slug',
  'catalogUrlFirstCategorySlug',
  'catalogUrlSecondCategorySlug',
];

const images = [...courseImages.map((kind) => `${kind}_id`), 'certificate_id'];

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** What courses are described with, and what an entry is called there. */
const dictionaries = {
  course_types: 'name',
  course_formats: 'name',
  places: 'name',
  course_categories: 'title',
} as const;
type Dictionary = keyof typeof dictionaries;
const tables = Object.keys(dictionaries) as Dictionary[];

/** The entry that describes courses, one that another takes the place of, and one that nothing needs. */
const parts = ['merged', 'idle'] as const;
type Part = 'used' | (typeof parts)[number];

const entry = ({ record }: Pick<Maker, 'record'>, table: Dictionary, part: Part): number =>
  record(table, (row) => {
    const written = String(row[dictionaries[table]]);
    return part === 'used' ? !parts.some((each) => written.endsWith(each)) : written.endsWith(part);
  });

const remark = ({ record, text }: Maker) => [
  { course_id: record('courses'), field: 'name', text: text('text') },
];

export const domain: Domain = {
  tags: ['Courses', 'Course dictionaries'],
  records: {
    [`POST ${company}/course_categories`]: ({ text }) => [
      { title: text('title'), slug: text('slug') },
    ],
    [`POST ${company}/course_field_comments`]: remark,
  },
  writes: [writePackage, writeEntries, describeCourses, (writer) => exported(writer, 'courses')],
  describes: async (writer) => {
    await deleteCourse(writer);
    await fillCourses(writer);
  },
  shared: {
    // Whoever reads any course may choose from what courses are described with.
    course_types: () => true,
    course_formats: () => true,
    course_folders: () => true,
    course_categories: () => true,
    places: () => true,
  },
  texts: {
    slug: (number) => `slug-${number}`,
    url: webAddress,
    crm_bitrix_form_url: webAddress,
    crmBitrixFormUrl: webAddress,
    price: () => '100',
    old_price: () => '100',
    ...Object.fromEntries(slugs.map((name) => [name, (number: number) => `probe-${number}`])),
  },
  parts: { course_bullet_points: 'course_id', course_chat_link_blocks: 'course_id' },
  named: ({ record, row }) => ({
    ...Object.fromEntries(
      tables.flatMap((table) => [
        [`${table}_id`, entry({ record }, table, 'idle')],
        [`DELETE ${company}/${table}/{id}.id`, entry({ record }, table, 'idle')],
        [`POST ${company}/${table}/{id}/merge.id`, entry({ record }, table, 'merged')],
      ]),
    ),
    'course_categories.parent_id': entry({ record }, 'course_categories', 'used'),
    category_id: entry({ record }, 'course_categories', 'used'),
    place_id: entry({ record }, 'places', 'used'),
    type_id: entry({ record }, 'course_types', 'used'),
    format_id: entry({ record }, 'course_formats', 'used'),
    'course_field_comments.field': 'name',
    'courses_file.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    'course_export.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    ...Object.fromEntries(images.map((name) => [name, record('files', isOwnImage)])),
    packages_ids: record('course_packages'),
    folder_id: record('course_folders'),
    crm_bitrix_form_id: 7,
    crm_form_id: record('forms'),
    subcategories_id: entry({ record }, 'course_categories', 'used'),
    catalog_url_first_category_id: entry({ record }, 'course_categories', 'used'),
    catalog_url_second_category_id: entry({ record }, 'course_categories', 'used'),
    favourite: 1,
    action: ['visible', 'draft', 'close', 'delete', 'restore'],
  }),
  bodies: {
    [`POST ${company}/course_field_comments`]: remark,
    ...Object.fromEntries(
      tables.map((table) => [
        `POST ${company}/${table}/{id}/merge`,
        (maker: Maker) => [{ into_id: entry(maker, table, 'used') }],
      ]),
    ),
    [`POST ${company}/course_categories`]: (maker) => [
      {
        title: maker.text('title'),
        slug: maker.text('slug'),
        parent_id: entry(maker, 'course_categories', 'used'),
      },
    ],
    [`PUT ${company}/course_categories/{id}`]: ({ text }) => [
      { title: text('title'), slug: text('slug'), parent_id: null },
    ],
    [`POST ${company}/course_categories/multi_sort`]: (maker) => [
      { categories: [{ id: entry(maker, 'course_categories', 'used'), parent_id: null }] },
    ],
    // Either of the two chooses courses, never both.
    [`POST ${company}/courses/{action}`]: ({ record }) => [
      { courses_id: [record('courses')] },
      { matching: { search: secretWord } },
      { matching: { search: secretWord, status: 'deleted' } },
    ],
    // A file that can be read without unpacking it.
    [`POST ${company}/courses_download`]: () => [{ format: 'csv' }],
  },
  idTypes: {
    'ExportCoursesInput.ids': 'Course',
    'CreateCourseCategoryInput.parentId': 'CourseCategory',
    'UpdateCourseCategoryInput.parentId': 'CourseCategory',
    'CategoryPlaceInput.id': 'CourseCategory',
    'CategoryPlaceInput.parentId': 'CourseCategory',
    'MergeCourseTypesInput.id': 'CourseType',
    'MergeCourseTypesInput.intoId': 'CourseType',
    'MergeCourseFormatsInput.id': 'CourseFormat',
    'MergeCourseFormatsInput.intoId': 'CourseFormat',
    'MergeCourseCategoriesInput.id': 'CourseCategory',
    'MergeCourseCategoriesInput.intoId': 'CourseCategory',
    'MergePlacesInput.id': 'Place',
    'MergePlacesInput.intoId': 'Place',
    ...Object.fromEntries(
      images.map((name) => [`UpdateCourseInput.${camelCase(name)}`, 'UploadedFile']),
    ),
    'UpdateCourseInput.subcategoryIds': 'CourseCategory',
    'UpdateCourseInput.crmFormId': 'Form',
    'UpdateCourseInput.typeId': 'CourseType',
    'UpdateCourseInput.formatId': 'CourseFormat',
    'UpdateCourseInput.folderId': 'CourseFolder',
    'UpdateCourseInput.catalogUrlFirstCategoryId': 'CourseCategory',
    'UpdateCourseInput.catalogUrlSecondCategoryId': 'CourseCategory',
    'SortCourseBulletPointsInput.bulletPointIds': 'CourseBulletPoint',
    'SortCourseChatLinkBlocksInput.chatLinkBlockIds': 'CourseChatLinkBlock',
    'AttachCourseChatLinkBlockPackagesInput.id': 'CourseChatLinkBlock',
    'DetachCourseChatLinkBlockPackagesInput.id': 'CourseChatLinkBlock',
    'AttachCourseChatLinkBlockPackagesInput.packageIds': 'CoursePackage',
    'DetachCourseChatLinkBlockPackagesInput.packageIds': 'CoursePackage',
  },
  neverShown: { 'Course.finishCriteria': 'numbers' },
  inputValues: {
    'ChangeCourseStatusInput.status': 'CLOSE',
    'CreateCourseFieldCommentInput.field': 'name',
    'UpdateCourseInput.finishCriteria': { lessonsPercentage: 80 },
  },
  ownersFailures: {
    [`DELETE ${company}/forms/{id}`]: { status: 409, why: 'courses name it' },
    ...Object.fromEntries(
      tables.map((table) => [
        `DELETE ${company}/${table}/{id}`,
        { status: 409, why: 'courses are described with it' },
      ]),
    ),
  },
  withoutTexts: {
    [`GET ${company}/courses_file`]: 'the name of a file',
    [`GET ${company}/courses_download/history`]: 'names of files',
  },
  uploads: { [`POST ${company}/courses/{id}/add_media`]: 'courses/Course' },
};

const isOwnImage = ({ purpose, mime_type }: Row): boolean =>
  purpose === 'company' && mime_type === 'image/png';

/** All that courses can show. */
async function fillCourses({ database, companyId, record, text }: Writer): Promise<void> {
  const image = record('add_media');
  const form = record('forms');
  const category = entry({ record }, 'course_categories', 'used');
  await database.system(async (transaction) => {
    const rows = await transaction
      .update(courses)
      .set({
        ...Object.fromEntries(courseImages.map((kind) => [`${kind}_id`, image])),
        certificate_id: image,
        form_id: form,
        crm_form_id: form,
        catalog_url_first_category_id: category,
        catalog_url_second_category_id: category,
        finish_criteria: { lessons_percentage: 80, tests_passed: null, homework_points: null },
      })
      .where(eq(courses.company_id, companyId))
      .returning({ course_id: courses.id });
    const parts = rows.map(({ course_id }) => ({
      company_id: companyId,
      course_id,
      title: text('title'),
      text: text('text'),
      field: 'name',
    }));
    await transaction.insert(courseBulletPoints).values(parts);
    await transaction.insert(courseFieldComments).values(parts);
    await transaction.insert(courseChatLinkBlocks).values(parts);
    await transaction.execute(sql`
      insert into course_chat_link_block_packages (company_id, block_id, package_id)
      select block.company_id, block.id, ${record('course_packages')} from course_chat_link_blocks block
      where block.company_id = ${companyId} on conflict do nothing`);
  });
}

async function writeEntries(writer: Writer): Promise<void> {
  const { create, text } = writer;
  for (const table of tables) {
    // The first of all stands before these.
    entry(writer, table, 'used');
    for (const part of parts) {
      await create(`/${table}`, { [dictionaries[table]]: `${text('name')} ${part}` });
    }
  }
}

/** By every entry courses, some of them the writer’s: which entry is asked for is not known. */
async function describeCourses(writer: Writer): Promise<void> {
  const { companyId, database, call } = writer;
  for (const table of tables) entry(writer, table, 'idle');
  const { id: author } = (await call('GET', '/api/auth_user')).body.data;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into courses (company_id, name, author_id, type_id, format_id)
        select ${companyId}, ${writer.text('name')}, ${author}, type.id, format.id
        from (select id, row_number() over () as place from course_types where company_id = ${companyId}) type
        full join (select id, row_number() over () as place from course_formats where company_id = ${companyId}) format using (place)`,
    );
    for (const [links, column, table] of [
      ['course_category_courses', 'category_id', 'course_categories'],
      ['course_places', 'place_id', 'places'],
    ] as const) {
      await transaction.execute(
        sql`insert into ${sql.identifier(links)} (company_id, course_id, ${sql.identifier(column)})
          select course.company_id, course.id, entry.id from courses course
          join ${sql.identifier(table)} entry on entry.company_id = course.company_id
          where course.company_id = ${companyId} on conflict do nothing`,
      );
    }
  });
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
