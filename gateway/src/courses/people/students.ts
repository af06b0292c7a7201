// Students of a course: the list, attaching and detaching them.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AttachCourseStudentsByContactsInput,
  AttachCourseStudentsInput,
  ChangeCourseStudentsBranchInput,
  DetachCourseStudentsInput,
  RefreshCourseStatisticsInput,
  TakeCourseStudentsBackInput,
} from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { skippedOf, type BulkAnswer } from '../../kit/mutations/bulk.ts';
import {
  selectionBody,
  selectionTexts,
  type SelectionInput,
} from '../../kit/mutations/selection.ts';
import { collectionBelow } from '../../kit/records/collections.ts';
import { createConditionReader, idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { mutation, type Input, type PayloadBase } from '../../kit/mutations/payload.ts';
import { inputId, inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below, path, under } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

export const students = collectionBelow(courses, 'CourseStudent', 'users', 'course_id');

interface OfCourse extends Input {
  readonly courseId: string;
}

interface Changed {
  course: CourseRow | null;
  changedCount: number;
  skipped: ReturnType<typeof skippedOf>['skipped'];
  deletion: string | null;
  movedPackagesCount: number;
}

const nothing: Changed = {
  course: null,
  changedCount: 0,
  skipped: [],
  deletion: null,
  movedPackagesCount: 0,
};

interface Answer extends BulkAnswer {
  readonly moved_packages_count?: number;
}

const packages = (
  companyId: number,
  { packageIds }: Pick<AttachCourseStudentsInput, 'packageIds'>,
) =>
  packageIds && {
    packages_id: inputIds(companyId, 'CoursePackage', packageIds, 'packageIds', 'Пакет не найден'),
  };

/** A write at a path below the course's students. */
async function change(
  context: Context,
  info: GraphQLResolveInfo,
  courseId: string,
  action: string,
  bodyIn: (companyId: number) => Record<string, unknown>,
): Promise<Changed & { count: number }> {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const { path: at } = students({ company_id: companyId, id });
  const { data } = await context.rest.write<Answer | null>(
    'POST',
    under(at, `/${action}`),
    bodyIn(companyId),
  );
  const count = data?.count ?? 0;
  return {
    course: await selectedRecord(context, info, 'course', courses(companyId), { id }),
    count,
    changedCount: count,
    skipped: skippedOf(data ?? {}).skipped,
    deletion: data?.deletion ?? null,
    movedPackagesCount: data?.moved_packages_count ?? 0,
  };
}

type Texts = ReturnType<typeof selectionTexts>;

/** An action on students selected by ids or by conditions. */
const ofMany = <Given extends OfCourse, Field extends keyof Given & string>(
  action: string,
  { field, ids, type, texts }: { field: Field; ids: string; type: string; texts: Texts },
  more: (
    companyId: number,
    input: Given,
  ) => Record<string, unknown> | null | undefined = () => ({}),
) => {
  const choosing = {
    collection: { type },
    field,
    ids,
    texts,
  };
  return atField<unknown, { input: Given }, Changed & PayloadBase>((at) => {
    const conditions = createConditionReader(at, 'input', field, 'matching');
    return mutation<Given, Changed>(
      {
        call: `POST ${students.route}/${action}`,
        failed: nothing,
        fields: {
          [ids]: `${field}.ids`,
          matching: `${field}.matching`,
          packages_id: 'packageIds',
          branch_id: 'branchId',
        },
      },
      (input, context, info) =>
        change(context, info, input.courseId, action, (companyId) => ({
          ...selectionBody(companyId, input[field] as SelectionInput, choosing, conditions),
          ...more(companyId, input),
        })),
    );
  });
};

const chosenStudents = {
  field: 'courseStudents',
  ids: 'students_id',
  type: 'CourseStudent',
  texts: selectionTexts('ученики', 'учеников'),
} as const;

export default {
  resolvers: {
    Course: { students: connection(students, { sort: 'full_name' }) },
    CourseStudent: {
      id: ({ id, company_id }) => toGlobalId({ type: students.type, companyId: company_id, id }),
    },
    Mutation: {
      attachCourseStudents: ofMany<AttachCourseStudentsInput, 'users'>(
        'attach',
        {
          field: 'users',
          ids: 'users_id',
          type: 'User',
          texts: selectionTexts('пользователи', 'пользователей'),
        },
        packages,
      ),
      attachCourseStudentsByContacts: mutation<AttachCourseStudentsByContactsInput, Changed>(
        {
          call: `POST ${students.route}/attach_by_contacts`,
          failed: nothing,
          fields: { packages_id: 'packageIds' },
        },
        (input, context, info) =>
          change(context, info, input.courseId, 'attach_by_contacts', (companyId) => ({
            contacts: input.contacts,
            ...packages(companyId, input),
          })),
      ),
      detachCourseStudents: ofMany<DetachCourseStudentsInput, 'courseStudents'>(
        'detach',
        chosenStudents,
      ),
      changeCourseStudentsBranch: ofMany<ChangeCourseStudentsBranchInput, 'courseStudents'>(
        'change_branch',
        chosenStudents,
        (companyId, { branchId }) => ({
          branch_id:
            branchId == null
              ? null
              : inputId(companyId, 'CourseBranch', branchId, 'branchId', 'Ветка не найдена'),
        }),
      ),
      takeCourseStudentsBack: mutation<
        TakeCourseStudentsBackInput,
        Pick<Changed, 'course'> & { restoredCount: number }
      >(
        {
          call: `POST ${students.route}/take_back`,
          failed: { course: null, restoredCount: 0 },
        },
        async ({ courseId, deletion }, context, info) => {
          const done = await change(context, info, courseId, 'take_back', () => ({ deletion }));
          return { course: done.course, restoredCount: done.count };
        },
      ),
      refreshCourseStatistics: mutation<RefreshCourseStatisticsInput, Pick<Changed, 'course'>>(
        {
          call: 'POST /companies/{companyId}/refresh_user_statistics/{id}',
          failed: { course: null },
        },
        async ({ courseId }, context, info) => {
          const { companyId, id } = requireInCompany(courseId, 'Course');
          const at = below(path`/companies`, { companyId }, '/refresh_user_statistics');
          const { data } = await context.rest.write<Partial<CourseRow> | null>(
            'POST',
            below(at, { id }),
            {},
          );
          return {
            course: await selectedRecord(context, info, 'course', courses(companyId), data, id),
          };
        },
      ),
    },
  },
  shapes: {
    CourseStudent: {
      user: relation('user'),
      branch: relation('branch'),
      packages: columns('packages'),
      joinedAt: columns('created_at'),
    },
    CourseStudentPackage: { databaseId: columns('id') },
  },
  conditions: {
    CourseStudentFilter: {
      package: idsCondition('CoursePackage', 'package_id'),
      branch: idsCondition('CourseBranch', 'branch_id'),
    },
  },
} satisfies Domain;
