// Uses every GraphQL field of the catalogue and of the course search once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testCatalog({ ask, mutate }: GraphqlHelpers): void {
  test('a visitor reads the catalogue, and the back office searches by words', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { courseCategory } = await mutate(
      'createCourseCategory',
      { companyId: company.id, title: 'Мастерские' },
      'courseCategory { id databaseId slug }',
    );
    const { course } = await mutate(
      'createCourse',
      {
        companyId: company.id,
        name: 'Гончарный круг для начинающих',
        subcategoryIds: [courseCategory.id],
        catalogUrlFirstCategoryId: courseCategory.id,
        catalogUrlFirstCategorySlug: 'goncharny-krug',
      },
      'course { id databaseId }',
    );
    await mutate(
      'changeCourseStatus',
      { companyId: company.id, courses: { ids: [course.id] }, status: 'VISIBLE' },
      'changedCount',
    );
    const { catalog } = await ask(
      `query ($category: [Int!]) { catalog(company: "demo") {
        name code
        categories { databaseId parentId title slug columnsCount filterSelectionType viewType }
        formats { databaseId name } places { databaseId name address }
        courses(search: "гончарными кругом", filter: { categoryId: $category }) {
          totalCount corrected
          nodes { databaseId name categoryIds catalogAddress highlighted { name { text match } } }
        }
        course(category: "${courseCategory.slug}", slug: "goncharny-krug") { name places { name } }
      } }`,
      { category: [courseCategory.databaseId] },
      null,
    );
    expect(catalog.courses).toMatchObject({
      totalCount: 1,
      corrected: null,
      nodes: [{ databaseId: course.databaseId, categoryIds: [courseCategory.databaseId] }],
    });
    expect(catalog.courses.nodes[0].highlighted.name[0]).toEqual({
      text: 'Гончарный',
      match: true,
    });
    expect(catalog.course.name).toBe('Гончарный круг для начинающих');
    const found = await ask(
      '{ company(code: "demo") { searchCourses(search: "гончарнный") { nodes { id } } } }',
    );
    expect(found.company.searchCourses.nodes).toEqual([{ id: course.id }]);
    await mutate(
      'deleteCourses',
      { companyId: company.id, courses: { ids: [course.id] } },
      'deletedCount',
    );
  });
}
