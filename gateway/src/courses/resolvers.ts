// The course list of a company, its dictionaries, and what is done with courses there.
import type {
  AddCourseToFavouritesInput,
  ChangeCourseStatusInput,
  CompanyCoursesArgs,
  CourseStatus,
  RemoveCourseFromFavouritesInput,
  Resolvers,
  RestoreCoursesInput,
} from '../__generated__/resolvers.ts';
import type { CourseRow } from '../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { relation, wholeRelation } from '../kit/plan/needs.ts';
import { connection, list } from '../kit/plan/reads.ts';
import { bulk, bulkCall, deletesMany, namedRecords } from '../kit/records/bulk.ts';
import { orderParams, statusCounts } from '../kit/records/connection.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { mutation } from '../kit/records/payload.ts';
import { asSelected, creates, updates } from '../kit/records/writes.ts';
import { below } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import {
  courseCategories,
  courseFolders,
  courseFormats,
  courses,
  courseTypes,
} from './collections.ts';
import { chosenCourses, filterParams } from './filter.ts';

const deletion = { action: 'delete' };
const restore = { action: 'restore' };

/** What is done is a parameter of the path in the contract. */
const bulkOfCourses = bulkCall(chosenCourses, deletion);

const favourite = `POST ${courses.route}/{id}/user_favourite` as const;

const resolvers: Resolvers = {
  Company: {
    courses: connection({
      collection: courses.inCompany,
      params: ({ search, filter, orderBy }: CompanyCoursesArgs, { id }) => ({
        search,
        ...filterParams(id, filter),
        ...orderParams(orderBy, { field: 'created_at', direction: 'desc' }),
      }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    courseTypes: list({
      collection: courseTypes.inCompany,
      params: { sort: 'name' },
    }),
    courseFormats: list({
      collection: courseFormats.inCompany,
      params: { sort: 'name' },
    }),
  },
  CourseConnection: {
    countByStatus: (connection, _args, _context, { schema }) =>
      statusCounts<CourseStatus>(connection, schema.getType('CourseStatus')),
  },
  Mutation: {
    createCourse: creates(courses),
    updateCourse: updates(courses),
    deleteCourses: deletesMany(chosenCourses, deletion),
    changeCourseStatus: mutation<
      ChangeCourseStatusInput,
      { courses: CourseRow[]; changedCount: number }
    >(
      {
        ...bulkOfCourses,
        fields: { ...bulkOfCourses.fields, action: 'status' },
        failed: { courses: [], changedCount: 0 },
      },
      async (input, context, info) => {
        const answer = await bulk(context, chosenCourses, { action: input.status }, input);
        return {
          courses: await namedRecords(context, info, chosenCourses, input, answer),
          changedCount: answer.count,
        };
      },
    ),
    restoreCourses: mutation<RestoreCoursesInput, { restoredCount: number }>(
      { ...bulkOfCourses, failed: { restoredCount: 0 } },
      async (input, context) => ({
        restoredCount: (await bulk(context, chosenCourses, restore, input)).count,
      }),
    ),
    addCourseToFavourites: mutation<AddCourseToFavouritesInput, { course: CourseRow | null }>(
      { call: `${favourite}/attach`, failed: { course: null } },
      (input, context, info) => setFavourite(context, info, input.courseId, 'attach'),
    ),
    removeCourseFromFavourites: mutation<
      RemoveCourseFromFavouritesInput,
      { course: CourseRow | null }
    >({ call: `${favourite}/detach`, failed: { course: null } }, (input, context, info) =>
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
    },
    CourseType: {},
    CourseFormat: {},
    CourseCategory: {
      parentCategory: relation('parent_category'),
    },
    CourseFolder: {},
  },
  nodes: nodesOf(courses, courseTypes, courseFormats, courseCategories, courseFolders),
} satisfies Domain;

async function setFavourite(
  context: Context,
  info: GraphQLResolveInfo,
  courseId: string,
  change: 'attach' | 'detach',
) {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const collection = courses(companyId);
  const at = below(collection.path, { id }, `/user_favourite/${change}`);
  const { data } = await context.rest.write<CourseRow>('POST', at);
  return { course: await asSelected(context, info, 'course', collection, data) };
}
