// The categories of a company's catalogue, and their tree.
import type { SortCourseCategoriesInput } from '../../__generated__/resolvers.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, list, oneOf } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { merges } from '../../kit/records/merges.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { mutation } from '../../kit/records/payload.ts';
import { globalId, inputId } from '../../kit/records/translations.ts';
import { creates, deletes, ownerShown, updates } from '../../kit/records/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const courseCategories = companyCollection('CourseCategory', 'course_categories');

const unknown = 'Категория не найдена';
const parent = { parentId: globalId('CourseCategory', 'parent_id', unknown) };

export default {
  resolvers: {
    Company: {
      courseCategories: list(courseCategories, { sort: 'sort' }),
      courseCategory: oneOf(courseCategories),
    },
    CourseCategory: { courses: connection(courses, { by: 'category_id', sort: 'name' }) },
    Mutation: {
      createCourseCategory: creates(courseCategories, parent),
      updateCourseCategory: updates(courseCategories, parent),
      deleteCourseCategory: deletes(courseCategories),
      mergeCourseCategories: merges(courseCategories, unknown),
      sortCourseCategories: mutation<SortCourseCategoriesInput, object>(
        { call: `POST ${courseCategories.route}/multi_sort`, failed: {} },
        async (input, context, info) => {
          const place = courseCategories.listOf(input);
          const { companyId, collection } = place;
          const idIn = (id: string) =>
            inputId(companyId, 'CourseCategory', id, 'categories', unknown);
          await context.rest.write('POST', under(collection.path, '/multi_sort'), {
            categories: input.categories.map(({ id, parentId }) => ({
              id: idIn(id),
              parent_id: parentId == null ? null : idIn(parentId),
            })),
          });
          return ownerShown(context, info, place);
        },
      ),
    },
  },
  shapes: { CourseCategory: { parentCategory: relation('parent_category') } },
  nodes: nodesOf(courseCategories),
} satisfies Domain;
