// Declares course branches and packages, their content and their buyers.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const ofCourse = `${company}/courses/{course_id}`;
const ofBranch = `${company}/course_branches/{branch_id}`;

const kinds = ['course_branches', 'course_packages'] as const;
type Kind = (typeof kinds)[number] | 'lessons';

/**
 * Every course has a branch and a package that stay, ones that are merged into them, and a package of the branch that
 * stays.
 */
type Part = 'stays' | 'goes' | 'sold';

/** The record of the tested course. */
const here = (
  { record }: Pick<ValueGenerator, 'record'>,
  kind: Kind,
  part: Part = 'stays',
): number => {
  const course = record('courses');
  return record(kind, ({ course_id, name }) => course_id === course && String(name).endsWith(part));
};

const named = ({ text }: ValueGenerator) => [{ name: `${text('name')} made` }];
const chosen = ({ record }: ValueGenerator) => ({ users_id: [record('users')] });

const relation = (maker: ValueGenerator) => ({
  package_id: here(maker, 'course_packages'),
  related_package_id: here(maker, 'course_packages', 'sold'),
  type: 'included',
});

const exportOf = { kind: 'course_branches_export' };

export const domain: DomainDeclaration = {
  tags: ['Packages and branches'],
  records: {
    [`POST ${ofCourse}/course_branches`]: named,
    [`POST ${ofCourse}/course_packages`]: named,
    [`POST ${ofBranch}/course_packages`]: named,
    // Needs two packages of one course.
    [`POST ${company}/course_package_relations`]: () => [],
  },
  writes: [
    relatePackages,
    (writer) => finishedExport(writer, 'courses_with_course_branches', 'course_branches'),
  ],
  finalWrites: fillCourses,
  partTables: {
    course_branches: 'course_id',
    course_packages: 'course_id',
    course_package_relations: 'package_id',
  },
  namedValues: (maker) => ({
    branch_id: here(maker, 'course_branches'),
    package_id: here(maker, 'course_packages'),
    related_package_id: here(maker, 'course_packages', 'goes'),
    lessons_id: here(maker, 'lessons'),
    homeworks_id: here(maker, 'lessons'),
    is_default: 1,
    course_branch_ids: here(maker, 'course_branches'),
    course_package_ids: here(maker, 'course_packages'),
    // A relation that no merge removes.
    [`DELETE ${company}/course_package_relations/{id}.id`]: maker.record(
      'course_package_relations',
      ({ package_id }) => package_id === here(maker, 'course_packages', 'sold'),
    ),
    [`POST ${ofBranch}/course_packages/multi_sort.branch_id`]: here(maker, 'course_branches'),
    ...Object.fromEntries(
      kinds.map((kind) => [`POST ${ofCourse}/${kind}/{id}/merge.id`, here(maker, kind, 'goes')]),
    ),
    ...Object.fromEntries(
      ['courses_with_course_branches_file', 'course_branch_export'].map((name) => [
        `${name}.file_name`,
        maker.row('jobs', ({ kind }) => kind === exportOf.kind)['file_name'],
      ]),
    ),
  }),
  bodies: {
    [`POST ${company}/courses_with_course_branches_download`]: () => [{ format: 'csv' }],
    [`POST ${company}/course_package_relations`]: (maker) => [relation(maker)],
    [`POST ${ofBranch}/course_packages/multi_sort`]: (maker) => [
      { course_package_ids: [here(maker, 'course_packages', 'sold')] },
    ],
    ...Object.fromEntries(
      kinds.map((kind) => [
        `POST ${ofCourse}/${kind}/{id}/merge`,
        (maker: ValueGenerator) => [{ into_id: here(maker, kind) }],
      ]),
    ),
    ...Object.fromEntries(
      ['attach', 'detach'].flatMap((verb) => [
        [
          `POST ${company}/${verb}_users_packages`,
          (maker: ValueGenerator) => [
            { ...chosen(maker), packages_id: [here(maker, 'course_packages')] },
          ],
        ],
        [
          `POST ${ofCourse}/course_packages/{id}/${verb}_users`,
          (maker: ValueGenerator) => [chosen(maker)],
        ],
      ]),
    ),
  },
  idTypes: {
    'CourseStudentFilter.branch': 'CourseBranch',
    'ExportCourseBranchesInput.ids': 'CourseBranch',
    'MergeCourseBranchesInput.id': 'CourseBranch',
    'MergeCourseBranchesInput.intoId': 'CourseBranch',
    'SortCourseBranchesInput.branchIds': 'CourseBranch',
    'ChangeUserCourseBranchInput.branchId': 'CourseBranch',
    'ChangeCourseStudentsBranchInput.branchId': 'CourseBranch',
    'CreateCoursePackageInput.branchId': 'CourseBranch',
    'UpdateCoursePackageInput.branchId': 'CourseBranch',
    'SortCoursePackagesInput.branchId': 'CourseBranch',
    'SortCoursePackagesInput.packageIds': 'CoursePackage',
    'MergeCoursePackagesInput.id': 'CoursePackage',
    'MergeCoursePackagesInput.intoId': 'CoursePackage',
    'AttachUsersPackagesInput.packageIds': 'CoursePackage',
    'DetachUsersPackagesInput.packageIds': 'CoursePackage',
    'CreateCoursePackageRelationInput.relatedPackageId': 'CoursePackage',
    ...Object.fromEntries(
      [
        'AttachCoursePackageLessons',
        'DetachCoursePackageLessons',
        'CloseCoursePackageContent',
        'OpenCoursePackageContent',
        'UpdateCoursePackageTrialLessons',
        'UpdateCoursePackageZoomMeetingLessons',
      ].flatMap((name) => [
        [`${name}Input.id`, 'CoursePackage'],
        [`${name}Input.branchId`, 'CourseBranch'],
        [`${name}Input.homeworkIds`, 'Lesson'],
      ]),
    ),
  },
  expectedOwnerFailures: {
    [`DELETE ${company}/course_package_relations/{id}`]: {
      status: 409,
      why: 'its course lies in the trash',
    },
    [`POST ${company}/users/{id}/change_branch`]: { status: 409, why: 'they do not learn there' },
    [`DELETE ${ofCourse}/course_branches/{id}`]: { status: 409, why: 'it is the default one' },
    [`DELETE ${ofCourse}/course_packages/{id}`]: { status: 409, why: 'it is the default one' },
    [`DELETE ${ofBranch}/course_packages/{id}`]: { status: 409, why: 'it is the default one' },
  },
  withoutTexts: {
    [`GET ${company}/courses_with_course_branches_file`]: 'the name of a file',
    [`GET ${company}/courses_with_course_branches_download/history`]: 'names of files',
  },
};

async function relatePackages({ create, record, text }: Writer): Promise<void> {
  const path = `/courses/${record('courses')}/course_packages`;
  const { id: package_id } = await create(path, { name: text('name') });
  const { id: related_package_id } = await create(path, { name: text('name') });
  const related = { package_id, related_package_id, type: 'required' };
  await create('/course_package_relations', related);
}

/**
 * Gives every course lessons, branches and packages, and every package all kinds of content and restrictions.
 */
async function fillCourses({ companyId, database, record, text }: Writer): Promise<void> {
  const test = record('tests');
  const ofCourses = sql`from courses where company_id = ${companyId}`;
  await database.system(async (transaction) => {
    for (const part of ['stays', 'goes'] as const) {
      const name = () => `${text('name')} ${part}`;
      const isDefault = part === 'stays';
      for (const statement of [
        sql`insert into course_branches (company_id, course_id, name, is_default) select company_id, id, ${name()}, ${isDefault} ${ofCourses}`,
        sql`insert into course_packages (company_id, course_id, name, is_default) select company_id, id, ${name()}, ${isDefault} ${ofCourses}`,
      ]) {
        await transaction.execute(statement);
      }
    }
    await transaction.execute(
      sql`insert into course_packages (company_id, course_id, name) select company_id, id, ${`${text('name')} comes along`} ${ofCourses}`,
    );
    await transaction.execute(
      sql`insert into course_packages (company_id, course_id, branch_id, name, is_default)
        select company_id, course_id, id, ${`${text('name')} sold`}, true from course_branches
        where company_id = ${companyId} and name like '%stays'`,
    );
    await transaction.execute(
      sql`insert into course_package_relations (company_id, package_id, related_package_id, type)
        select one.company_id, one.id, other.id, 'included' from course_packages one
        join course_packages other on other.company_id = one.company_id and other.course_id = one.course_id
        where one.company_id = ${companyId} and (one.name like '%stays' and other.name like '%goes' or one.name like '%sold' and other.name like '%comes along') on conflict do nothing`,
    );
    for (const content of ['lessons', 'zoom_lessons', 'closed_lessons', 'closed_homeworks']) {
      await transaction.execute(
        sql`insert into ${sql.identifier(`course_package_${content}`)} (company_id, package_id, target_id)
          select package.company_id, package.id, lesson.id from course_packages package
          join lessons lesson on lesson.company_id = package.company_id and lesson.course_id = package.course_id
          where package.company_id = ${companyId}
            and (${content}::text not in ('closed_lessons', 'closed_homeworks') or lesson.name like '%goes') on conflict do nothing`,
      );
    }
    // Learners may preview trial lessons, so these are drafts, which only the staff sees.
    await transaction.execute(
      sql`delete from course_package_trial_lessons where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`update lessons set status = 'draft' where company_id = ${companyId} and name like '%goes'`,
    );
    await transaction.execute(
      sql`insert into course_package_trial_lessons (company_id, package_id, target_id)
        select package.company_id, package.id, lesson.id from course_packages package
        join lessons lesson on lesson.company_id = package.company_id and lesson.course_id = package.course_id
        where package.company_id = ${companyId} and lesson.status = 'draft' on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into course_package_closed_tests (company_id, package_id, target_id)
        select company_id, id, ${test} from course_packages where company_id = ${companyId} on conflict do nothing`,
    );
  });
}
