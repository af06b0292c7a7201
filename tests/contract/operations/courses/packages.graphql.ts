// Uses every GraphQL field and mutation of course branches and packages once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testPackages({ ask, mutate }: GraphqlHelpers): void {
  const idsOf = (rows: Json[]): string[] => rows.map(({ id }) => id);

  test('branches of a course and their packages', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const made = { companyId: company.id, name: 'С ветками' };
    const { course } = await mutate('createCourse', made, 'course { id }');
    const of = { courseId: course.id };
    const branch = async (name: string) =>
      (
        await mutate(
          'createCourseBranch',
          { ...of, name },
          'courseBranch { id databaseId name isDefault createdAt version viewerCanUpdate viewerCanDelete } course { branches { id } }',
        )
      ).courseBranch;
    const [autumn, spring, summer] = [
      await branch('Осень'),
      await branch('Весна'),
      await branch('Лето'),
    ];
    expect(autumn).toMatchObject({ name: 'Осень', isDefault: true, viewerCanUpdate: true });
    const changed = { ...of, id: autumn.id, startDate: '2026-09-01', endDate: '2026-12-31' };
    const { courseBranch } = await mutate(
      'updateCourseBranch',
      changed,
      'courseBranch { startDate endDate studentsCount course { id } } course { branches { id } }',
    );
    expect(courseBranch).toEqual({
      startDate: '2026-09-01',
      endDate: '2026-12-31',
      studentsCount: 0,
      course: { id: course.id },
    });
    const branchIds = [spring.id, autumn.id, summer.id];
    const sorted = await mutate(
      'sortCourseBranches',
      { ...of, branchIds },
      'course { branches { id } }',
    );
    expect(idsOf(sorted.course.branches)).toEqual(branchIds);
    await mutate(
      'deleteCourseBranch',
      { ...of, id: summer.id },
      'deletedCourseBranchId course { branches { id } }',
    );
    const pack = async (name: string, more = {}) =>
      (
        await mutate(
          'createCoursePackage',
          { ...of, name, ...more },
          'coursePackage { id databaseId name isDefault branch { id } } course { packages(first: 5) { totalCount } }',
        )
      ).coursePackage;
    const whole = await pack('Целиком');
    const basic = await pack('Базовый', { branchId: autumn.id, price: '1000.00' });
    const pro = await pack('Про', { branchId: spring.id });
    const written = { ...of, id: pro.id, branchId: autumn.id, description: 'С куратором' };
    const { coursePackage } = await mutate(
      'updateCoursePackage',
      { ...written, price: '2000.00', oldPrice: '2500.00' },
      'coursePackage { description price oldPrice usersCount course { id } branch { name } viewerCanUpdate viewerCanDelete version } course { id }',
    );
    expect(coursePackage).toMatchObject({ price: '2000.00', branch: { name: 'Осень' } });
    const packageIds = [pro.id, basic.id];
    const order = { ...of, branchId: autumn.id, packageIds };
    const ofBranch = 'course { branches { packages { id } } packages(first: 5) { nodes { id } } }';
    const { course: inOrder } = await mutate('sortCoursePackages', order, ofBranch);
    expect(idsOf(inOrder.branches[1].packages)).toEqual(packageIds);
    await mutate('sortCoursePackages', { ...of, packageIds: [whole.id] }, 'course { id }');
    const gone = await pack('Уходит');
    const merged = { ...of, id: gone.id, intoId: whole.id };
    await mutate('mergeCoursePackages', merged, 'coursePackage { id } deletedCoursePackageId');
    const other = await pack('Лишний');
    await mutate(
      'deleteCoursePackage',
      { ...of, id: other.id },
      'deletedCoursePackageId course { id }',
    );
    const joined = { ...of, id: spring.id, intoId: autumn.id };
    const { courseBranch: stays } = await mutate(
      'mergeCourseBranches',
      joined,
      'courseBranch { id isDefault } deletedCourseBranchId',
    );
    expect(stays).toEqual({ id: autumn.id, isDefault: true });
    const { company: listed } = await ask(
      `query ($course: [ID!]) { company(code: "demo") { courseBranches(first: 5, search: "Осень", filter: { course: $course }, orderBy: { field: NAME }) { totalCount nodes { name } } } }`,
      { course: [course.id] },
    );
    expect(listed.courseBranches).toEqual({ totalCount: 1, nodes: [{ name: 'Осень' }] });
  });

  test('content, buyers and relations of packages', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id tests(first: 1) { nodes { id } } users(first: 1) { nodes { id } } courseBranches(first: 1) { nodes { course { id lessons(first: 2) { totalCount nodes { id databaseId name type status } } } } } } }',
    );
    const { course } = company.courseBranches.nodes[0];
    const [lesson] = course.lessons.nodes;
    const [known] = company.tests.nodes;
    const of = { courseId: course.id };
    const { courseBranch } = await mutate(
      'createCourseBranch',
      { ...of, name: 'Договорная' },
      'courseBranch { id }',
    );
    const pack = async (name: string) =>
      (
        await mutate(
          'createCoursePackage',
          { ...of, name, branchId: courseBranch.id },
          'coursePackage { id }',
        )
      ).coursePackage;
    const [one, two] = [await pack('Раз'), await pack('Два')];
    const at = { ...of, branchId: courseBranch.id, id: one.id };
    const lessonIds = [lesson.id];
    const content = { ...at, lessonIds, testIds: [known.id], homeworkIds: [lesson.id] };
    const shown =
      'coursePackage { lessons { id } lessonsToClose { id } testsToClose { id } homeworksToClose { id } trialLessons { id } zoomMeetingLessons { id } }';
    await mutate('attachCoursePackageLessons', { ...at, lessonIds }, shown);
    await mutate('closeCoursePackageContent', content, shown);
    await mutate('updateCoursePackageTrialLessons', { ...at, lessonIds }, shown);
    const { coursePackage: full } = await mutate(
      'updateCoursePackageZoomMeetingLessons',
      { ...at, lessonIds },
      shown,
    );
    const alone = [{ id: lesson.id }];
    expect(full).toEqual({
      lessons: alone,
      lessonsToClose: alone,
      testsToClose: [{ id: known.id }],
      homeworksToClose: alone,
      trialLessons: alone,
      zoomMeetingLessons: alone,
    });
    // The same for the whole course, without a branch.
    await mutate('openCoursePackageContent', { ...content, branchId: null }, shown);
    const { coursePackage: empty } = await mutate(
      'detachCoursePackageLessons',
      { ...at, lessonIds },
      shown,
    );
    expect(empty).toMatchObject({ lessons: [], lessonsToClose: [], testsToClose: [] });

    const relation = { coursePackageId: one.id, relatedPackageId: two.id, type: 'INCLUDED' };
    const { coursePackageRelation: related } = await mutate(
      'createCoursePackageRelation',
      relation,
      'coursePackageRelation { id databaseId type version package { id } relatedPackage { id } }',
    );
    expect(related).toMatchObject({ type: 'INCLUDED', relatedPackage: { id: two.id } });
    const people = { companyId: company.id, users: { ids: idsOf(company.users.nodes) } };
    const given = await mutate(
      'attachUsersPackages',
      { ...people, packageIds: [one.id] },
      'changedCount skippedCount skipped { code message count names } coursePackages { usersCount relations { type } }',
    );
    expect(given).toMatchObject({
      changedCount: 1,
      skippedCount: 0,
      coursePackages: [{ usersCount: 1, relations: [{ type: 'INCLUDED' }] }],
    });
    const moved = { ...of, userId: company.users.nodes[0].id, branchId: courseBranch.id };
    await mutate('changeUserCourseBranch', moved, 'movedPackagesCount course { id }');
    const taken = { ...people, packageIds: [one.id, two.id] };
    expect((await mutate('detachUsersPackages', taken, 'changedCount')).changedCount).toBe(1);
    await mutate(
      'updateCoursePackageRelation',
      { id: related.id, type: 'REQUIRED' },
      'coursePackageRelation { type }',
    );
    await mutate(
      'deleteCoursePackageRelation',
      { id: related.id },
      'deletedCoursePackageRelationId',
    );
  });

  test('branches of courses are exported', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const order = { companyId: company.id, format: 'CSV', columns: ['COURSE', 'NAME'] };
    const { courseBranchExport } = await mutate(
      'exportCourseBranches',
      order,
      'courseBranchExport { id fileName format job { id } createdAt }',
    );
    const { company: exported } = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        courseBranchExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        courseBranchExports(first: 1) { totalCount nodes { fileName } }
      } }`,
      { fileName: courseBranchExport.fileName },
    );
    expect(exported.courseBranchExport.fileName).toBe(courseBranchExport.fileName);
    expect(exported.courseBranchExports.nodes).toEqual([{ fileName: courseBranchExport.fileName }]);
  });
}
