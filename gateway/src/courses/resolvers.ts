// The course list of a company, its dictionaries, and what is done with courses there.
import type {
  AddCourseToFavouritesInput,
  ChangeCourseStatusInput,
  CourseStatus,
  CreateCourseInput,
  DeleteCoursesInput,
  RemoveCourseFromFavouritesInput,
  Resolvers,
  RestoreCoursesInput,
  UpdateCourseInput,
} from '../__generated__/resolvers.ts';
import { type GraphQLResolveInfo, isEnumType } from 'graphql';
import type { Context } from '../context.ts';
import {
  orderParams,
  planConnection,
  readConnection,
  totalCount,
} from '../kit/records/connection.ts';
import { errorOfTransport } from '../kit/rest/errors.ts';
import { requireGlobal, requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { type Collection, loadRecord, loadRecords, readList } from '../kit/records/list.ts';
import { bodyOf, changedRecord, mutation } from '../kit/records/payload.ts';
import { path } from '../kit/rest/path.ts';
import { isSelected, planRecord } from '../kit/plan/selection.ts';
import { courseFormats, courses, courseTypes } from './collections.ts';
import { filterParams, selectionBody } from './filter.ts';
import type { CourseRow } from './rows.ts';

interface BulkAnswer {
  readonly count: number;
  /** At most the first 1000. */
  readonly ids: number[];
}

/** Where the bulk calls name what the input holds. */
const BULK_FIELDS = { courses_id: 'courses.ids', matching: 'courses.matching', action: 'status' };

const changedCourse = { failed: { course: null } };

export const resolvers: Resolvers = {
  Company: {
    courses: ({ id }, { search, filter, orderBy, ...args }, { rest, shapes }, info) =>
      readConnection(rest, courses(id), args, planConnection(info, shapes), {
        params: {
          search,
          ...filterParams(id, filter),
          ...orderParams(orderBy, { field: 'created_at', direction: 'desc' }),
        },
        countBy: isSelected(info, 'countByStatus') ? 'status' : undefined,
      }),
    courseTypes: ({ id }, _args, context, info) => readDictionary(context, courseTypes(id), info),
    courseFormats: ({ id }, _args, context, info) =>
      readDictionary(context, courseFormats(id), info),
  },
  CourseConnection: {
    totalCount,
    countByStatus: ({ counts }, _args, _context, { schema }) => {
      const byStatus = counts?.['status'];
      const statuses = schema.getType('CourseStatus');
      if (!byStatus || !isEnumType(statuses)) throw errorOfTransport('UPSTREAM_MALFORMED');
      return statuses.getValues().flatMap(({ value }) => {
        const count = byStatus[value as CourseStatus];
        return count ? [{ status: value as CourseStatus, count }] : [];
      });
    },
  },
  Mutation: {
    createCourse: mutation<CreateCourseInput, { course: CourseRow | null }>(
      changedCourse,
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<CourseRow>(
          'POST',
          courses(companyId).path,
          bodyOf(input, ['companyId']),
        );
        return { course: await asSelected(context, info, companyId, data) };
      },
    ),
    updateCourse: mutation<UpdateCourseInput, { course: CourseRow | null }>(
      changedCourse,
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Course');
        const { data } = await context.rest.write<CourseRow>(
          'PUT',
          path`/companies/${{ companyId }}/courses/${{ id }}`,
          bodyOf(input, ['id']),
        );
        return { course: await asSelected(context, info, companyId, data) };
      },
    ),
    changeCourseStatus: mutation<
      ChangeCourseStatusInput,
      { courses: CourseRow[]; changedCount: number }
    >(
      { failed: { courses: [], changedCount: 0 }, fields: BULK_FIELDS },
      async (input, context, info) => {
        const { companyId, count, ids } = await bulk(context, input, input.status);
        const plan = planRecord(info, context.shapes, { at: ['courses'] });
        const named = input.courses.ids != null && plan;
        return {
          courses: named ? await loadRecords(context.rest, courses(companyId), ids, plan) : [],
          changedCount: count,
        };
      },
    ),
    deleteCourses: mutation<
      DeleteCoursesInput,
      { deletedCourseIds: string[]; deletedCount: number }
    >(
      { failed: { deletedCourseIds: [], deletedCount: 0 }, fields: BULK_FIELDS },
      async (input, context) => {
        const { companyId, count, ids } = await bulk(context, input, 'delete');
        return {
          deletedCourseIds: ids.map((id) => toGlobalId({ type: 'Course', companyId, id })),
          deletedCount: count,
        };
      },
    ),
    restoreCourses: mutation<RestoreCoursesInput, { restoredCount: number }>(
      { failed: { restoredCount: 0 }, fields: BULK_FIELDS },
      async (input, context) => ({ restoredCount: (await bulk(context, input, 'restore')).count }),
    ),
    addCourseToFavourites: mutation<AddCourseToFavouritesInput, { course: CourseRow | null }>(
      changedCourse,
      (input, context, info) => setFavourite(context, info, input.courseId, 'attach'),
    ),
    removeCourseFromFavourites: mutation<
      RemoveCourseFromFavouritesInput,
      { course: CourseRow | null }
    >(changedCourse, (input, context, info) =>
      setFavourite(context, info, input.courseId, 'detach'),
    ),
  },
};

async function readDictionary<Row extends { id: number }>(
  { rest, shapes }: Context,
  dictionary: Collection<Row>,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const plan = planRecord(info, shapes);
  const params = { all: 1, sort: 'name', total: 0, ...plan?.params };
  return (await readList(rest, dictionary, params)).rows;
}

function asSelected(context: Context, info: GraphQLResolveInfo, companyId: number, row: CourseRow) {
  const collection = courses(companyId);
  return changedRecord(context, info, 'course', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}

/** An action the server does not know is its to refuse. */
async function bulk(
  { rest }: Context,
  input: Pick<ChangeCourseStatusInput, 'companyId' | 'courses'>,
  action: CourseStatus | 'delete' | 'restore',
) {
  const { id: companyId } = requireGlobal(input.companyId, 'Company');
  const { data } = await rest.write<BulkAnswer>(
    'POST',
    path`/companies/${{ companyId }}/courses/${{ action }}`,
    selectionBody(companyId, input.courses),
  );
  return { companyId, ...data };
}

async function setFavourite(
  context: Context,
  info: GraphQLResolveInfo,
  courseId: string,
  change: 'attach' | 'detach',
) {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const { data } = await context.rest.write<CourseRow>(
    'POST',
    path`/companies/${{ companyId }}/courses/${{ id }}/user_favourite/${{ change }}`,
  );
  return { course: await asSelected(context, info, companyId, data) };
}
