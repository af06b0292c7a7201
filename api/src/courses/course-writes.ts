// Writing courses with what stands in other tables: their images, and the categories that they are listed under.
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { forms } from '../forms/tables.ts';
import type { Transaction } from '../kit/database.ts';
import { invalid } from '../kit/errors.ts';
import type { Row } from '../kit/list.ts';
import type { Scope } from '../kit/permissions.ts';
import { letGoOfImages, requireImage } from './course-images.ts';
import { courseFolders, courseImages, courses } from './course-tables.ts';
import { courseCategories, courseFormats, courseTypes } from './dictionaries/dictionary-tables.ts';
import { courseCategoryCourses } from './tables.ts';

const imageColumns = [...courseImages.map((kind) => `${kind}_id`), 'certificate_id'];

export async function prepareCourse(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<Row> {
  for (const column of imageColumns) {
    const image = sent[column];
    if (image != null) await requireImage(transaction, scope, Number(image), column);
  }
  await requireReferences(transaction, scope, sent);
  await requireDays(transaction, scope, sent, id);
  return sent;
}

/** What a course names, by the column, and what is said of an id that leads to nothing. */
const references = {
  type_id: { of: courseTypes, unknown: 'Тип не найден' },
  format_id: { of: courseFormats, unknown: 'Формат не найден' },
  folder_id: { of: courseFolders, unknown: 'Папка не найдена' },
  form_id: { of: forms, unknown: 'Форма не найдена' },
  crm_form_id: { of: forms, unknown: 'Форма не найдена' },
  catalog_url_first_category_id: { of: courseCategories, unknown: 'Категория не найдена' },
  catalog_url_second_category_id: { of: courseCategories, unknown: 'Категория не найдена' },
} as const;

async function requireReferences(
  transaction: Transaction,
  { companyId }: Scope,
  sent: Row,
): Promise<void> {
  await Promise.all(
    Object.entries(references).map(async ([column, { of, unknown }]) => {
      const id = sent[column];
      if (id == null) return;
      const one = and(eq(of.company_id, companyId), eq(of.id, Number(id)));
      const [found] = await transaction.select({ id: of.id }).from(of).where(one);
      if (found === undefined) throw invalid(column, unknown, 'not_found');
    }),
  );
}

export async function writtenCourse(
  transaction: Transaction,
  scope: Scope,
  id: number,
  sent: Row,
): Promise<void> {
  if (imageColumns.some((column) => column in sent)) await letGoOfImages(transaction, scope, id);
  const { subcategories_id: subcategories } = sent as { subcategories_id?: number[] };
  if (subcategories !== undefined) await list(transaction, scope, id, subcategories);
}

/** Throws 422 where the course would end before it begins. */
async function requireDays(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const field = ['end_date', 'start_date'].find((name) => sent[name] != null);
  if (field === undefined) return;
  const [kept] =
    id === null
      ? []
      : await transaction
          .select({ start_date: courses.start_date, end_date: courses.end_date })
          .from(courses)
          .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, id)));
  const { start_date: start, end_date: end } = { ...kept, ...sent } as Record<string, string>;
  if (start && end && end < start) throw invalid(field, 'Окончание раньше начала');
}

/** Lists the course under these categories, and no others. */
async function list(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  categories: readonly number[],
): Promise<void> {
  const ids = [...new Set(categories)];
  const { company_id, course_id, category_id } = courseCategoryCourses;
  const there = await transaction
    .select({ id: courseCategories.id })
    .from(courseCategories)
    .where(and(eq(courseCategories.company_id, companyId), inArray(courseCategories.id, ids)));
  if (there.length < ids.length) {
    throw invalid('subcategories_id', 'Категория не найдена', 'not_found');
  }
  await transaction
    .delete(courseCategoryCourses)
    .where(
      and(
        eq(company_id, companyId),
        eq(course_id, courseId),
        ids.length > 0 ? notInArray(category_id, ids) : undefined,
      ),
    );
  if (ids.length === 0) return;
  await transaction
    .insert(courseCategoryCourses)
    .values(ids.map((id) => ({ company_id: companyId, course_id: courseId, category_id: id })))
    .onConflictDoNothing();
}
