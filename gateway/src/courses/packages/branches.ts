// Branches of courses: lists by company and by course, writes, and their learners.
import type {
  ChangeUserCourseBranchInput,
  Resolvers,
  SortCourseBranchesInput,
} from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../../people/index.ts';
import { courses } from '../collections.ts';
import { branches, branchesBelow, packagesOfBranch } from './collections.ts';
import { sort } from './sorting.ts';

const resolvers: Resolvers = {
  Company: { courseBranches: connection(branches, { sort: 'name' }) },
  Course: { branches: list(branchesBelow, { sort: 'sort', size: 10 }) },
  CourseBranch: { packages: list(packagesOfBranch, { sort: 'sort', size: 10 }) },
  Mutation: {
    createCourseBranch: creates(branchesBelow),
    updateCourseBranch: updates(branchesBelow),
    deleteCourseBranch: deletes(branchesBelow),
    mergeCourseBranches: merges(branchesBelow, 'Ветка не найдена'),
    sortCourseBranches: mutation<SortCourseBranchesInput, { course: CourseRow | null }>(
      {
        call: `POST ${branchesBelow.route}/multi_sort`,
        failed: { course: null },
        fields: { course_branch_ids: 'branchIds' },
      },
      async ({ courseId: course, branchIds: ids }, context, info) => {
        const { companyId, id: courseId } = requireInCompany(course, 'Course');
        const { path: list } = branchesBelow({ company_id: companyId, id: courseId });
        const sorted = { type: 'CourseBranch', name: 'course_branch_ids', field: 'branchIds' };
        return sort(context, info, { companyId, courseId, list, ids, ...sorted });
      },
    ),
    changeUserCourseBranch: mutation<
      ChangeUserCourseBranchInput,
      { course: CourseRow | null; movedPackagesCount: number }
    >(
      {
        call: `POST ${users.route}/{id}/change_branch`,
        failed: { course: null, movedPackagesCount: 0 },
        fields: { course_id: 'courseId', branch_id: 'branchId' },
      },
      async ({ userId, courseId, branchId }, context, info) => {
        const { companyId, id } = requireInCompany(userId, 'User');
        const course_id = inputId(companyId, 'Course', courseId, 'courseId', 'Курс не найден');
        const { data } = await context.rest.write<{ moved_packages_count?: number } | null>(
          'POST',
          below(users(companyId).path, { id }, '/change_branch'),
          {
            course_id,
            branch_id:
              branchId == null
                ? null
                : inputId(companyId, 'CourseBranch', branchId, 'branchId', 'Ветка не найдена'),
          },
        );
        return {
          course: await selectedRecord(context, info, 'course', courses(companyId), {
            id: course_id,
          }),
          movedPackagesCount: data?.moved_packages_count ?? 0,
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { CourseBranch: { course: relation('course') } },
  conditions: { CourseBranchFilter: { course: idsCondition('Course', 'course_id') } },
  nodes: nodeReaders(branches),
} satisfies Domain;
