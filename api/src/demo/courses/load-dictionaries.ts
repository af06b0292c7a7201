// Writes the types, formats, folders and categories of the demo school's courses.
import { and, eq } from 'drizzle-orm';
import { courseFolders } from '../../courses/course-tables.ts';
import {
  courseCategories,
  courseFormats,
  courseTypes,
} from '../../courses/dictionaries/dictionary-tables.ts';
import { slugOf } from '../../kit/values/transliteration.ts';
import type { DemoSchool } from '../content.ts';
import { entry, known, paired, since } from '../ids.ts';
import { insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import { company, type Category } from '../school.ts';

/** Ids of dictionary entries. */
export interface Dictionaries {
  types: Map<string, number>;
  formats: Map<string, number>;
  folders: Map<string, number>;
  categories: Map<Category, number>;
}

export async function insertDictionaries(
  { transaction, companyId }: DemoTarget,
  school: DemoSchool,
): Promise<Dictionaries> {
  const named = async (
    table: typeof courseTypes | typeof courseFormats,
    names: readonly string[],
  ) => {
    const rows = names.map((name) => ({
      company_id: companyId,
      name,
      ...since(company.created_at),
    }));
    return paired(names, await insertWithIds(transaction, table, rows));
  };
  const categories = new Map<Category, number>();
  const insertCategories = async (
    some: Category[],
    parentOf: (category: Category) => number | null,
  ) => {
    const rows = some.map((category) => ({
      company_id: companyId,
      title: category.title,
      parent_id: parentOf(category),
      sort: school.categories.indexOf(category) + 1,
      slug: slugOf(`${category.parent ?? ''} ${category.title}`, 100),
      view_type: category.parent === 'Подборки' ? ('tags' as const) : ('tiles' as const),
      ...since(company.created_at),
    }));
    const ids = await insertWithIds(transaction, courseCategories, rows);
    some.forEach((category, place) => categories.set(category, entry(ids, place)));
  };
  await insertCategories(
    school.categories.filter(({ parent }) => parent === null),
    () => null,
  );
  const parents = new Map([...categories].map(([{ title }, id]) => [title, id]));
  await insertCategories(
    school.categories.filter(({ parent }) => parent !== null),
    ({ parent }) => known(parents, parent ?? ''),
  );
  return {
    types: await named(courseTypes, school.courseTypes),
    formats: await named(courseFormats, school.courseFormats),
    folders: await insertFolders({ transaction, companyId }, school),
    categories,
  };
}

async function insertFolders(
  { transaction, companyId }: DemoTarget,
  { courseFolders: names, nestedFolders }: DemoSchool,
): Promise<Map<string, number>> {
  const rows = names.map((name, index) => ({
    company_id: companyId,
    name,
    sort: index + 1,
    ...since(company.created_at),
  }));
  const folders = paired(names, await insertWithIds(transaction, courseFolders, rows));
  for (const [folder, parent] of nestedFolders) {
    await transaction
      .update(courseFolders)
      .set({ parent_id: known(folders, parent) })
      .where(
        and(eq(courseFolders.company_id, companyId), eq(courseFolders.id, known(folders, folder))),
      );
  }
  return folders;
}
