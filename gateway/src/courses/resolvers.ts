// The course list of a company, and what is done with courses there.
import type {
  AddCourseToFavouritesInput,
  CourseStatus,
  RemoveCourseFromFavouritesInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { CourseRow } from '../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { historyOf } from '../audits/index.ts';
import type { Context } from '../context.ts';
import { customFieldConditions } from '../forms/index.ts';
import { relation, wholeRelation } from '../kit/plan/needs.ts';
import { connection, oneOf } from '../kit/plan/reads.ts';
import { changesMany, deletesMany, restoresMany } from '../kit/records/bulk.ts';
import { choosing } from '../kit/records/chosen.ts';
import { idsOf } from '../kit/records/conditions.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { mutation } from '../kit/records/payload.ts';
import { globalId, type Translation } from '../kit/records/translations.ts';
import { asSelected, creates, updates } from '../kit/records/writes.ts';
import { below } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { courseFolders, courses } from './collections.ts';

const chosenCourses = choosing(courses, 'курсы');

/** What is done with many is a parameter of the path in the contract, the new status too. */
const status: Translation<CourseStatus> = { names: ['action'], body: () => ({}) };

const favourite = `POST ${courses.route}/{id}/user_favourite` as const;

const resolvers: Resolvers = {
  Company: {
    courses: connection(courses, { sort: 'created_at', desc: true }),
    course: oneOf(courses),
  },
  Course: {
    ...historyOf(courses),
  },
  Mutation: {
    createCourse: creates(courses),
    updateCourse: updates(courses, {
      imgId: globalId('UploadedFile', 'img_id', 'Файл не найден'),
    }),
    deleteCourses: deletesMany(chosenCourses, { action: 'delete' }),
    restoreCourses: restoresMany(chosenCourses, { action: 'restore' }),
    changeCourseStatus: changesMany(chosenCourses, ({ status }) => ({ action: status }), {
      status,
    }),
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
      author: relation('author'),
      folderCourse: relation('folder_course'),
    },
  },
  conditions: {
    CourseFilter: {
      type: idsOf('CourseType', 'type_id'),
      format: idsOf('CourseFormat', 'format_id'),
      category: idsOf('CourseCategory', 'category_id'),
      place: idsOf('Place', 'place_id'),
      customFields: customFieldConditions,
    },
  },
  nodes: nodesOf(courses, courseFolders),
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
  const { data } = await context.rest.write<Partial<CourseRow> | null>('POST', at);
  return { course: await asSelected(context, info, 'course', collection, data, id) };
}
