// Packages of courses: lists by company and by course, and writes.
import type { Resolvers, SortCoursePackagesInput } from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, inputId } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { packages, packagesBelow, packagesOfBranch } from './collections.ts';
import { sort } from './sorting.ts';

const branchId = globalId('CourseBranch', 'branch_id', 'Ветка не найдена');

const resolvers: Resolvers = {
  Company: { coursePackages: connection(packages, { sort: 'name' }) },
  Course: { packages: connection(packagesBelow, { sort: 'sort' }) },
  Mutation: {
    createCoursePackage: creates(packagesBelow, { branchId }),
    updateCoursePackage: updates(packagesBelow, { branchId }),
    deleteCoursePackage: deletes(packagesBelow),
    mergeCoursePackages: merges(packagesBelow, 'Пакет не найден'),
    sortCoursePackages: mutation<SortCoursePackagesInput, { course: CourseRow | null }>(
      {
        call: `POST ${packagesOfBranch.route}/multi_sort`,
        routeOf: (input) =>
          input.branchId == null ? `${packagesBelow.route}/multi_sort` : undefined,
        failed: { course: null },
        fields: { course_package_ids: 'packageIds' },
      },
      async ({ courseId: course, branchId: branch, packageIds: ids }, context, info) => {
        const { companyId, id: courseId } = requireInCompany(course, 'Course');
        const company_id = companyId;
        const { path: list } =
          branch == null
            ? packagesBelow({ company_id, id: courseId })
            : packagesOfBranch({
                company_id,
                id: inputId(companyId, 'CourseBranch', branch, 'branchId', 'Ветка не найдена'),
              });
        const sorted = { type: 'CoursePackage', name: 'course_package_ids', field: 'packageIds' };
        return sort(context, info, { companyId, courseId, list, ids, ...sorted });
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    CoursePackage: {
      course: relation('course'),
      branch: relation('branch'),
      lessons: relation('lessons'),
      lessonsToClose: relation('lessons_to_close'),
      testsToClose: relation('tests_to_close'),
      homeworksToClose: relation('homeworks_to_close'),
      trialLessons: relation('trial_lessons'),
      zoomMeetingLessons: relation('zoom_meeting_lessons'),
      relations: relation('relations'),
    },
  },
  nodes: nodeReaders(packages),
} satisfies Domain;
