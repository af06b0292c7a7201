// The categories of a company's catalogue, and their tree.
import { relation } from '../../kit/plan/needs.ts';
import { connection, list, recordById } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { sortsTree } from '../../kit/mutations/trees.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const courseCategories = companyCollection('CourseCategory', 'course_categories');

const unknown = 'Категория не найдена';
const parent = { parentId: globalId('CourseCategory', 'parent_id', unknown) };

export default {
  resolvers: {
    Company: {
      courseCategories: list(courseCategories, { sort: 'sort' }),
      courseCategory: recordById(courseCategories),
    },
    CourseCategory: { courses: connection(courses, { by: 'category_id', sort: 'name' }) },
    Mutation: {
      createCourseCategory: creates(courseCategories, parent),
      updateCourseCategory: updates(courseCategories, parent),
      deleteCourseCategory: deletes(courseCategories),
      mergeCourseCategories: merges(courseCategories, unknown),
      sortCourseCategories: sortsTree(courseCategories, { named: 'categories', unknown }),
    },
  },
  shapes: { CourseCategory: { parentCategory: relation('parent_category') } },
  nodes: nodeReaders(courseCategories),
} satisfies Domain;
