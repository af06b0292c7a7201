// Courses: the list of a company, its dictionaries and bulk actions.
import { nodesOf } from '../kit/records/node.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { columns, relation, wholeRelation } from '../kit/plan/needs.ts';
import {
  courseCategories,
  courseFolders,
  courseFormats,
  courses as courseCollection,
  courseTypes,
} from './collections.ts';
import { resolvers } from './resolvers.ts';

export { courseExports } from './export.ts';

export const courses: Domain = {
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
    Course: nodesOf(courseCollection),
    CourseType: nodesOf(courseTypes),
    CourseFormat: nodesOf(courseFormats),
    CourseCategory: nodesOf(courseCategories),
    CourseFolder: nodesOf(courseFolders),
  },
};
