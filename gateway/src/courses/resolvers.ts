// The course list of a company, its dictionaries, and what is done with courses there.
import type {
  AddCourseToFavouritesInput,
  ChangeCourseStatusInput,
  CompanyCoursesArgs,
  CourseStatus,
  CreateCourseInput,
  DeleteCoursesInput,
  RemoveCourseFromFavouritesInput,
  Resolvers,
  RestoreCoursesInput,
  UpdateCourseInput,
} from '../__generated__/resolvers.ts';
import type { CompanyRow, CourseRow } from '../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { columns, relation, wholeRelation } from '../kit/plan/needs.ts';
import { connection, list } from '../kit/plan/reads.ts';
import { chosenBody } from '../kit/records/chosen.ts';
import { orderParams, statusCounts } from '../kit/records/connection.ts';
import { requireGlobal, requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { loadRecord, loadRecords } from '../kit/records/records.ts';
import { bodyOf, changedRecord, mutation } from '../kit/records/payload.ts';
import { path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { planRecord } from '../kit/plan/selection.ts';
import {
  courseCategories,
  courseFolders,
  courseFormats,
  courses,
  courseTypes,
} from './collections.ts';
import { chosenCourses, filterParams } from './filter.ts';

interface BulkAnswer {
  readonly count: number;
  /** At most the first 1000. */
  readonly ids: number[];
}

/** The bulk call, and where it names what the input holds. */
const BULK = {
  call: 'POST /companies/{companyId}/courses/{action}',
  fields: { courses_id: 'courses.ids', matching: 'courses.matching', action: 'status' },
} as const;

const FAVOURITE = 'POST /companies/{companyId}/courses/{id}/user_favourite';

const changedCourse = { failed: { course: null } };

const resolvers: Resolvers = {
  Company: {
    courses: connection({
      collection: ({ id }: CompanyRow) => courses(id),
      params: ({ search, filter, orderBy }: CompanyCoursesArgs, { id }) => ({
        search,
        ...filterParams(id, filter),
        ...orderParams(orderBy, { field: 'created_at', direction: 'desc' }),
      }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    courseTypes: list({
      collection: ({ id }: CompanyRow) => courseTypes(id),
      params: { sort: 'name' },
    }),
    courseFormats: list({
      collection: ({ id }: CompanyRow) => courseFormats(id),
      params: { sort: 'name' },
    }),
  },
  CourseConnection: {
    countByStatus: (connection, _args, _context, { schema }) =>
      statusCounts<CourseStatus>(connection, schema.getType('CourseStatus')),
  },
  Mutation: {
    createCourse: mutation<CreateCourseInput, { course: CourseRow | null }>(
      { call: 'POST /companies/{companyId}/courses', ...changedCourse },
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
      { call: 'PUT /companies/{companyId}/courses/{id}', ...changedCourse },
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
    >({ ...BULK, failed: { courses: [], changedCount: 0 } }, async (input, context, info) => {
      const { companyId, count, ids } = await bulk(context, input, input.status);
      const plan = planRecord(info, context.shapes, { at: ['courses'] });
      const named = input.courses.ids != null && plan;
      return {
        courses: named ? await loadRecords(context.rest, courses(companyId), ids, plan) : [],
        changedCount: count,
      };
    }),
    deleteCourses: mutation<
      DeleteCoursesInput,
      { deletedCourseIds: string[]; deletedCount: number }
    >({ ...BULK, failed: { deletedCourseIds: [], deletedCount: 0 } }, async (input, context) => {
      const { companyId, count, ids } = await bulk(context, input, 'delete');
      return {
        deletedCourseIds: ids.map((id) => toGlobalId({ type: 'Course', companyId, id })),
        deletedCount: count,
      };
    }),
    restoreCourses: mutation<RestoreCoursesInput, { restoredCount: number }>(
      { ...BULK, failed: { restoredCount: 0 } },
      async (input, context) => ({ restoredCount: (await bulk(context, input, 'restore')).count }),
    ),
    addCourseToFavourites: mutation<AddCourseToFavouritesInput, { course: CourseRow | null }>(
      { call: `${FAVOURITE}/attach`, ...changedCourse },
      (input, context, info) => setFavourite(context, info, input.courseId, 'attach'),
    ),
    removeCourseFromFavourites: mutation<
      RemoveCourseFromFavouritesInput,
      { course: CourseRow | null }
    >({ call: `${FAVOURITE}/detach`, ...changedCourse }, (input, context, info) =>
      setFavourite(context, info, input.courseId, 'detach'),
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Course: {
      type: relation('type'),
      format: relation('format'),
      subcategoriesWithCategories: relation('subcategories_with_categories'),
      img: wholeRelation('img'),
      folderCourse: relation('folder_course'),
      viewerCanUpdate: columns('can_update'),
      viewerCanDelete: columns('can_delete'),
    },
    CourseType: {},
    CourseFormat: {},
    CourseCategory: {
      parentCategory: relation('parent_category'),
    },
    CourseFolder: {},
  },
  nodes: {
    Course: nodesOf(courses),
    CourseType: nodesOf(courseTypes),
    CourseFormat: nodesOf(courseFormats),
    CourseCategory: nodesOf(courseCategories),
    CourseFolder: nodesOf(courseFolders),
  },
} satisfies Domain;

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
    chosenBody(companyId, input.courses, chosenCourses),
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
