// Declares courses, their dictionaries and their export.
import { and, eq, sql } from 'drizzle-orm';
import { courseFileColumns, courses } from '../../../../api/src/courses/course-tables.ts';
import {
  courseAdminUsers,
  courseTeachers,
} from '../../../../api/src/courses/people/people-tables.ts';
import {
  courseBulletPoints,
  courseChatLinkBlocks,
  courseFieldComments,
} from '../../../../api/src/courses/tables.ts';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import { scriptTag } from '../../../kit/bitrix.ts';
import { menuPages } from './menu-pages.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport, finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import { secretMark } from '../../school/secrets.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

const webAddress = () => 'https://probe.test/';

const slugs = [
  'catalog_url_first_category_slug',
  'catalog_url_second_category_slug',
  'catalogUrlFirstCategorySlug',
  'catalogUrlSecondCategorySlug',
];

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Dictionaries of courses, with the name of an entry. */
const dictionaries = {
  course_types: 'name',
  course_formats: 'name',
  places: 'name',
  course_categories: 'title',
} as const;
type Dictionary = keyof typeof dictionaries;
const tables = Object.keys(dictionaries) as Dictionary[];

/** Besides the entry in use: one that is merged into another, and one that is deleted. */
const parts = ['merged', 'idle'] as const;
type Part = 'used' | (typeof parts)[number];

/** Inputs of courses refer to records of these types. */
const idsOf = (input: string) =>
  Object.fromEntries([
    ...courseFileColumns.map((name) => [`${input}.${camelCase(name)}`, 'UploadedFile']),
    [`${input}.subcategoryIds`, 'CourseCategory'],
    [`${input}.placeIds`, 'Place'],
    [`${input}.crmFormId`, 'Form'],
    [`${input}.typeId`, 'CourseType'],
    [`${input}.formatId`, 'CourseFormat'],
    [`${input}.folderId`, 'CourseFolder'],
    [`${input}.catalogUrlFirstCategoryId`, 'CourseCategory'],
    [`${input}.catalogUrlSecondCategoryId`, 'CourseCategory'],
  ]);

const entry = ({ record }: Pick<ValueGenerator, 'record'>, table: Dictionary, part: Part): number =>
  record(table, (row) => {
    const written = String(row[dictionaries[table]]);
    return part === 'used' ? !parts.some((each) => written.endsWith(each)) : written.endsWith(part);
  });

const remark = ({ record, text }: ValueGenerator) => [
  { course_id: record('courses'), field: 'name', text: text('text') },
];

export const domain: DomainDeclaration = {
  tags: ['Courses', 'Course dictionaries'],
  menuPages,
  records: {
    [`POST ${company}/course_categories`]: ({ text }) => [
      { title: text('title'), slug: text('slug') },
    ],
    [`POST ${company}/course_field_comments`]: remark,
    [`POST ${company}/course_folder`]: ({ text }) => [{ name: text('name') }],
    [`POST ${company}/courses`]: ({ text }) => [{ name: text('name') }],
  },
  writes: [
    writeStaff,
    writeEntries,
    nestFolder,
    describeCourses,
    (writer) => finishedExport(writer, 'courses'),
    exportStudents,
    replicate,
  ],
  finalWrites: async (writer) => {
    await deleteCourse(writer);
    await fillCourses(writer);
    await reportJobs(writer);
  },
  sharedRows: {
    // Users who read any course may read its dictionaries.
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
  partTables: {
    course_bullet_points: 'course_id',
    course_chat_link_blocks: 'course_id',
    course_teachers: 'course_id',
    course_students: 'course_id',
    course_admin_users: 'course_id',
  },
  namedValues: ({ record, row }) => ({
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
    course_student_export_id: record('jobs', ({ kind }) => kind === 'course_students_export'),
    'course_field_comments.field': 'name',
    // Only its author may change a remark.
    [`PUT ${company}/course_field_comments/{id}.id`]: record(
      'course_field_comments',
      ({ author_id: author }) => author !== null,
    ),
    'courses_file.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    'course_export.file_name': row('jobs', ({ kind }) => kind === 'courses_export')['file_name'],
    ...Object.fromEntries(
      [
        `GET ${company}/courses/{course_id}/users_file`,
        `GET ${company}/courses/{course_id}/users_download/history`,
        'student_export',
      ].map((name) => [
        `${name}.file_name`,
        row(
          'jobs',
          ({ kind, input }) =>
            kind === 'course_students_export' &&
            (input as StudentsOrder).place.course_id === record('courses'),
        )['file_name'],
      ]),
    ),
    ...Object.fromEntries(courseFileColumns.map((name) => [name, record('files', isOwnImage)])),
    packages_ids: record('course_packages'),
    packages_id: record('course_packages', ({ course_id: of }) => of === record('courses')),
    package_id: record('course_packages'),
    students_id: record('course_students'),
    progress_from: 0,
    progress_to: 100,
    [`POST ${company}/refresh_user_statistics/{id}.id`]: record('courses'),
    [`GET ${company}/course_replicas/{id}/after_replicated.id`]: copied(row),
    course_replica_id: copied(row),
    folder_id: record('course_folders'),
    'course_folders.parent_id': record('course_folders', ({ parent_id }) => parent_id === null),
    'courses.folder': record('course_folders'),
    in_folder: 1,
    'courses.author_id': row('courses', ({ author_id: author }) => author !== null)['author_id'],
    teacher_id: record('users'),
    price_from: 0,
    price_to: 1_000_000,
    can_be_bought: 1,
    has_students: 1,
    start_from: '2020-01-01',
    start_to: '2100-01-01',
    end_from: '2020-01-01',
    end_to: '2100-01-01',
    crm_bitrix_form_id: 7,
    crm_form_id: record('forms'),
    subcategories_id: entry({ record }, 'course_categories', 'used'),
    places_id: entry({ record }, 'places', 'used'),
    catalog_url_first_category_id: entry({ record }, 'course_categories', 'used'),
    catalog_url_second_category_id: entry({ record }, 'course_categories', 'used'),
    favourite: 1,
    action: ['visible', 'draft', 'close', 'delete', 'restore'],
  }),
  bodies: {
    [`POST ${company}/courses/{course_id}/users_download`]: () => [{ format: 'csv' }],
    [`POST ${company}/course_field_comments`]: remark,
    ...Object.fromEntries(
      tables.map((table) => [
        `POST ${company}/${table}/{id}/merge`,
        (maker: ValueGenerator) => [{ into_id: entry(maker, table, 'used') }],
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
    [`POST ${company}/course_folder`]: ({ text, record }) => [
      { name: text('name'), parent_id: record('course_folders') },
    ],
    [`PUT ${company}/course_folder/{id}`]: ({ text }) => [{ name: text('name'), parent_id: null }],
    [`POST ${company}/course_folder/multi_sort`]: ({ record }) => [
      { folders: [{ id: record('course_folders'), parent_id: null }] },
    ],
    [`POST ${company}/course_folder/add_course`]: ({ record }) => [
      { course_ids: [record('courses')], folder_id: record('course_folders') },
      { matching: { search: secretMark }, folder_id: record('course_folders') },
    ],
    [`POST ${company}/course_folder/delete/mass`]: ({ record }) => [
      { course_ids: [record('courses')], folder_id: record('course_folders') },
      { matching: { search: secretMark } },
    ],
    [`DELETE ${company}/course_folder/delete/mass`]: ({ record }) => [
      { course_ids: [record('courses')], folder_id: record('course_folders') },
      { matching: { search: secretMark } },
    ],
    // The current value of the cell, so that only the permission can be the reason of a refusal.
    [`PUT ${company}/courses_fast_edit`]: ({ record }) => [
      { rows: [{ id: record('courses'), was: { weeks_time: null }, now: { weeks_time: 3 } }] },
    ],
    // Courses are selected by ids or by a filter, never both.
    [`POST ${company}/courses/{action}`]: ({ record }) => [
      { courses_id: [record('courses')] },
      { matching: { search: secretMark } },
      { matching: { search: secretMark, status: 'deleted' } },
    ],
    [`POST ${company}/parse_crm_bitrix_script_tag`]: () => [{ script_tag: scriptTag }],
    // CSV, because it can be read without unpacking.
    [`POST ${company}/courses_download`]: () => [{ format: 'csv' }],
  },
  inputFields: {
    // A list accepts at most 20 conditions.
    CourseFilter: [
      'status',
      'entityType',
      'type',
      'format',
      'category',
      'place',
      'folder',
      'inFolder',
      'author',
      'teacher',
      'priceFrom',
      'canBeBought',
      'hasStudents',
      'startFrom',
      'favourite',
      'customFields',
      'deletion',
    ],
  },
  idTypes: {
    'ExportCoursesInput.ids': 'Course',
    'CourseFilter.author': 'User',
    'CourseFilter.teacher': 'User',
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
    ...idsOf('CreateCourseInput'),
    ...idsOf('UpdateCourseInput'),
    'CreateCourseFolderInput.parentId': 'CourseFolder',
    'UpdateCourseFolderInput.parentId': 'CourseFolder',
    'CourseFolderPlaceInput.id': 'CourseFolder',
    'CourseFolderPlaceInput.parentId': 'CourseFolder',
    'MoveCoursesToFolderInput.folderId': 'CourseFolder',
    'MoveCoursesToFolderInput.fromFolderId': 'CourseFolder',
    'RemoveCoursesFromFolderInput.folderId': 'CourseFolder',
    'EditedCourseInput.id': 'Course',
    'CourseCellsInput.typeId': 'CourseType',
    'CourseCellsInput.formatId': 'CourseFormat',
    'CourseCellsInput.folderId': 'CourseFolder',
    'SortCourseBulletPointsInput.bulletPointIds': 'CourseBulletPoint',
    'SortCourseTeachersInput.teacherIds': 'CourseTeacher',
    'CourseStudentSelection.ids': 'CourseStudent',
    'ExportCourseStudentsInput.ids': 'CourseStudent',
    'CourseStudentFilter.package': 'CoursePackage',
    'AttachCourseStudentsInput.packageIds': 'CoursePackage',
    'AttachCourseStudentsByContactsInput.packageIds': 'CoursePackage',
    'SortCourseChatLinkBlocksInput.chatLinkBlockIds': 'CourseChatLinkBlock',
    'AttachCourseChatLinkBlockPackagesInput.id': 'CourseChatLinkBlock',
    'DetachCourseChatLinkBlockPackagesInput.id': 'CourseChatLinkBlock',
    'AttachCourseChatLinkBlockPackagesInput.packageIds': 'CoursePackage',
    'DetachCourseChatLinkBlockPackagesInput.packageIds': 'CoursePackage',
  },
  emptyEvenForOwner: {
    'Course.finishCriteria': 'numbers',
    'Course.fieldCommentCounts': 'numbers',
    'Course.statistics': 'numbers',
  },
  inputValues: {
    'ChangeCourseStatusInput.status': 'CLOSE',
    'CreateCourseFieldCommentInput.field': 'name',
    'CreateCourseInput.finishCriteria': { lessonsPercentage: 80 },
    'UpdateCourseInput.finishCriteria': { lessonsPercentage: 80 },
    'ParseCrmBitrixScriptTagInput.scriptTag': scriptTag,
  },
  expectedOwnerFailures: {
    [`POST ${company}/courses/import`]: { status: 422, why: 'what is sent is no archive' },
    [`DELETE ${company}/forms/{id}`]: { status: 409, why: 'courses name it' },
    [`POST ${company}/courses/{course_id}/users/take_back`]: {
      status: 409,
      why: 'nobody was detached',
    },
    [`POST ${company}/courses/{course_id}/users/attach_by_contacts`]: {
      status: 422,
      why: 'what is sent is nobody’s address',
    },
    ...Object.fromEntries(
      tables.map((table) => [
        `DELETE ${company}/${table}/{id}`,
        { status: 409, why: 'courses are described with it' },
      ]),
    ),
  },
  withoutTexts: {
    [`GET ${company}/courses/{id}/statistics`]: 'numbers',
    [`POST ${company}/courses/{id}/replicate`]: 'counts and times of a job',
    [`POST ${company}/courses/{id}/export`]: 'counts and times of a job, and the name of a file',
    [`GET ${company}/courses_file`]: 'the name of a file',
    [`GET ${company}/courses_download/history`]: 'names of files',
    [`POST ${company}/courses/{course_id}/users_download`]: 'its learners were detached',
    [`GET ${company}/courses/{course_id}/users_file`]: 'the name of a file',
    [`GET ${company}/courses/{course_id}/users_download/history`]: 'names of files',
  },
  uploads: {
    [`POST ${company}/courses/{id}/add_media`]: 'courses/Course',
    [`POST ${company}/courses/import`]: 'course_archives/Company',
  },
};

/** The job that created a copy. */
const copied = (row: ValueGenerator['row']): number =>
  Number(row('jobs', ({ kind }) => kind === 'course_replication')['id']);

interface StudentsOrder {
  place: { course_id: number };
}

const isOwnImage = ({ purpose, mime_type }: Row): boolean =>
  purpose === 'company' && mime_type === 'image/png';

/** Fills everything that courses can show. */
async function fillCourses({ database, companyId, record, text }: Writer): Promise<void> {
  const image = record('add_media');
  const form = record('forms');
  const category = entry({ record }, 'course_categories', 'used');
  await database.system(async (transaction) => {
    const rows = await transaction
      .update(courses)
      .set({
        ...Object.fromEntries(courseFileColumns.map((name) => [name, image])),
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
    const staff = rows.map((row) => ({ company_id: companyId, ...row, user_id: record('users') }));
    await transaction.insert(courseTeachers).values(staff).onConflictDoNothing();
    await transaction.insert(courseAdminUsers).values(staff).onConflictDoNothing();
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
    // The entry in use comes first.
    entry(writer, table, 'used');
    for (const part of parts) {
      await create(`/${table}`, { [dictionaries[table]]: `${text('name')} ${part}` });
    }
  }
}

/** Connects every entry with courses, some of them the writer's, because any entry may be read. */
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

/** Inserts what the import of an archive leaves behind. */
async function reportJobs({ companyId, database, record, text }: Writer): Promise<void> {
  const report = {
    taken: [{ title: text('title'), count: 1 }],
    left: [{ title: text('title'), why: text('why') }],
    changed: [{ title: text('title'), what: text('what') }],
    source: text('source'),
  };
  await database.system(async (transaction) => {
    await transaction
      .update(jobs)
      .set({ report, course_id: record('courses'), test_id: record('tests') })
      .where(eq(jobs.company_id, companyId));
    // A file with this name exists for every course.
    await transaction
      .update(jobs)
      .set({ file_name: 'users_2026-09-01_00000000.csv' })
      .where(and(eq(jobs.company_id, companyId), eq(jobs.kind, 'course_students_export')));
  });
}

async function replicate({ call, companyId, record }: Writer): Promise<void> {
  const at = `/api/companies/${companyId}`;
  const { body } = await call('POST', `${at}/courses/${record('courses')}/replicate`);
  await finishedJob(call, `${at}/jobs/${body.data.job.id}`);
}

/** Moves the first folder into another one. */
async function nestFolder({ create, record, send, text }: Writer): Promise<void> {
  const id = record('course_folder');
  const top = await create('/course_folder', { name: text('name') });
  await send('PUT', `/course_folder/${id}`, { parent_id: top['id'] });
}

/** Creates a course in the trash. */
async function deleteCourse({ create, send, text }: Writer): Promise<void> {
  const { id } = await create('/courses', { name: text('name') });
  await send('POST', '/courses/delete', { courses_id: [id] });
}

/** For every course, because an export is found below its own course. */
async function exportStudents(writer: Writer): Promise<void> {
  for (const { id } of await writer.send('GET', '/courses?all=1'))
    await finishedExport(writer, `courses/${id}/users`, 'course_students');
}

/** Adds teachers, other staff and a learner, who are used by no other probe. */
async function writeStaff({ record, remember, send }: Writer): Promise<void> {
  const at = `/courses/${record('courses')}`;
  const people = { users_id: [record('users')] };
  await send('POST', `${at}/attach_teachers`, people);
  await send('POST', `${at}/admin_access/attach`, people);
  await send('POST', `${at}/users/attach`, people);
  for (const row of await send('GET', `${at}/users`)) remember('course_students', row);
  for (const table of ['course_teachers', 'course_admin_users']) {
    for (const row of await send('GET', `/${table}`)) remember(table, row);
  }
}
