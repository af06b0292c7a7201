// Uses every GraphQL field and mutation of the dictionaries of courses once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testDictionaries({ ask, mutate }: GraphqlHelpers): void {
  const companyOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  test.each(['CourseType', 'CourseFormat', 'Place'])(
    'merges one of two records of %s into the other',
    async (type) => {
      const one = type.charAt(0).toLowerCase() + type.slice(1);
      const companyId = await companyOf();
      const made = async (name: string) =>
        (await mutate(`create${type}`, { companyId, name }, `${one} { id }`))[one].id;
      const [id, intoId] = [await made('Прежнее'), await made('Нынешнее')];
      const merged = await mutate(
        `merge${type}s`,
        { id, intoId },
        `${one} { id coursesCount courses { nodes { name } } databaseId createdAt } deleted${type}Id`,
      );
      expect(merged).toMatchObject({
        [one]: { id: intoId, coursesCount: 0 },
        [`deleted${type}Id`]: id,
      });
      await mutate(`delete${type}s`, { companyId, [`${one}s`]: { ids: [intoId] } }, 'deletedCount');
    },
  );

  test('categories are created, updated, sorted, merged and deleted', async () => {
    const companyId = await companyOf();
    const made = async (title: string, parentId: string | null = null) =>
      (
        await mutate(
          'createCourseCategory',
          { companyId, title, parentId },
          'courseCategory { id databaseId }',
        )
      ).courseCategory;
    const top = await made('По схеме');
    const [one, other] = [await made('Раз', top.id), await made('Два', top.id)];
    const values = {
      showInCatalog: false,
      columnsCount: 4,
      filterSelectionType: 'SINGLE',
      viewType: 'LIST',
      slug: 'skhema',
    };
    const changed = await mutate(
      'updateCourseCategory',
      { id: one.id, ...values },
      'courseCategory { showInCatalog columnsCount filterSelectionType viewType slug }',
    );
    expect(changed.courseCategory).toEqual(values);
    const categories = [other, one].map(({ id }) => ({ id, parentId: top.id }));
    const sorted = await mutate(
      'sortCourseCategories',
      { companyId, categories },
      'company { courseCategories { id parentCategory { id } } }',
    );
    const below = sorted.company.courseCategories.filter(
      ({ parentCategory }: { parentCategory: { id: string } | null }) =>
        parentCategory?.id === top.id,
    );
    expect(below.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    // An entry without a parent in the input stays below its current parent.
    const inOrder = await mutate(
      'sortCourseCategories',
      { companyId, categories: [{ id: one.id }, { id: other.id }] },
      'company { courseCategories { id parentCategory { id } } }',
    );
    const places = inOrder.company.courseCategories.filter(({ id }: { id: string }) =>
      [one.id, other.id].includes(id),
    );
    expect(places).toEqual([one, other].map(({ id }) => ({ id, parentCategory: { id: top.id } })));
    const merged = await mutate(
      'mergeCourseCategories',
      { id: one.id, intoId: other.id },
      'courseCategory { id } deletedCourseCategoryId',
    );
    expect(merged).toEqual({
      courseCategory: { id: other.id },
      deletedCourseCategoryId: one.id,
      userErrors: [],
    });
    const { company } = await ask(
      `query ($id: Int!) { company(code: "demo") { courseCategory(databaseId: $id) {
        title subcategoriesCount coursesCount courses { nodes { name } } viewerCanUpdate viewerCanDelete createdAt version
      } } }`,
      { id: top.databaseId },
    );
    expect(company.courseCategory).toMatchObject({ subcategoriesCount: 1, coursesCount: 0 });
    for (const { id } of [other, top]) {
      const gone = await mutate('deleteCourseCategory', { id }, 'deletedCourseCategoryId');
      expect(gone.deletedCourseCategoryId).toBe(id);
    }
  });

  test('folders are created, updated, sorted and deleted, and courses are moved into them and out', async () => {
    const companyId = await companyOf();
    const made = async (name: string, parentId: string | null = null) =>
      (
        await mutate(
          'createCourseFolder',
          { companyId, name, parentId },
          'courseFolder { id databaseId name coursesCount viewerCanUpdate version }',
        )
      ).courseFolder;
    const top = await made('По схеме');
    expect(top).toMatchObject({ name: 'По схеме', coursesCount: 0, viewerCanUpdate: true });
    const [one, other] = [await made('Раз', top.id), await made('Два', top.id)];
    const changed = await mutate(
      'updateCourseFolder',
      { id: one.id, name: 'Один' },
      'courseFolder { name parentFolder { id } }',
    );
    expect(changed.courseFolder).toEqual({ name: 'Один', parentFolder: { id: top.id } });
    const folders = [other, one].map(({ id }) => ({ id, parentId: top.id }));
    const sorted = await mutate(
      'sortCourseFolders',
      { companyId, folders },
      'company { courseFolders { id parentFolder { id } } }',
    );
    const below = sorted.company.courseFolders.filter(
      ({ parentFolder }: { parentFolder: { id: string } | null }) => parentFolder?.id === top.id,
    );
    expect(below.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    const { course } = await mutate(
      'createCourse',
      { companyId, name: 'В папке по схеме' },
      'course { id }',
    );
    const courses = { ids: [course.id] };
    const shown = 'changedCount skipped { count } courses { folderCourse { id name } }';
    const moved = await mutate(
      'moveCoursesToFolder',
      { companyId, courses, folderId: one.id, fromFolderId: null },
      shown,
    );
    expect(moved).toMatchObject({
      changedCount: 1,
      courses: [{ folderCourse: { id: one.id, name: 'Один' } }],
    });
    const found = await ask(
      `query ($folder: [ID!]) { company(code: "demo") {
        courses(filter: { folder: $folder, inFolder: true, status: [DRAFT] }) { nodes { id } }
      } }`,
      { folder: [one.id] },
    );
    expect(found.company.courses.nodes).toEqual([{ id: course.id }]);
    const taken = await mutate(
      'removeCoursesFromFolder',
      { companyId, courses, folderId: one.id },
      shown,
    );
    expect(taken).toMatchObject({ changedCount: 1, courses: [{ folderCourse: null }] });
    for (const { id } of [top, one, other]) {
      const gone = await mutate('deleteCourseFolder', { id }, 'deletedCourseFolderId');
      expect(gone.deletedCourseFolderId).toBe(id);
    }
    await mutate('deleteCourses', { companyId, courses }, 'deletedCount');
  });

  test('places are assigned to a course', async () => {
    const companyId = await companyOf();
    const { place } = await mutate(
      'createPlace',
      { companyId, name: 'Зал по схеме' },
      'place { id }',
    );
    const { course } = await mutate(
      'createCourse',
      { companyId, name: 'Очно по схеме' },
      'course { id }',
    );
    const tie = { courseId: course.id, placeIds: [place.id] };
    const held = await mutate(
      'addPlacesToCourse',
      tie,
      'course { places { name coursesCount courses { totalCount } } }',
    );
    expect(held.course.places).toEqual([
      { name: 'Зал по схеме', coursesCount: 1, courses: { totalCount: 1 } },
    ]);
    const left = await mutate('removePlacesFromCourse', tie, 'course { places { id } }');
    expect(left.course.places).toEqual([]);
    await mutate('deletePlaces', { companyId, places: { ids: [place.id] } }, 'deletedCount');
    await mutate('deleteCourses', { companyId, courses: { ids: [course.id] } }, 'deletedCount');
  });
}
