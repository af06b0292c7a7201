// Writes a course together with its images, categories and places, which other tables hold.
import { and, eq } from 'drizzle-orm';
import { forms } from '../../forms/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireFreeAddresses } from '../catalog/catalog-addresses.ts';
import { expireUnusedImages, requireImage } from '../images/course-images.ts';
import { replaceCategories, replacePlaces } from './course-links.ts';
import { courseFileColumns, courseFolders, courses } from '../course-tables.ts';
import { courseCategories, courseFormats, courseTypes } from '../dictionaries/dictionary-tables.ts';

export async function beforeCourseWrite(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<Row> {
  for (const column of courseFileColumns) {
    const image = sent[column];
    if (image != null) await requireImage(transaction, scope, Number(image), column);
  }
  await requireReferences(transaction, scope, sent);
  await requireDays(transaction, scope, sent, id);
  await requireFreeAddresses(transaction, scope, sent, id);
  return sent;
}

/** References of a course by column, with the error message for an unknown id. */
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

export async function afterCourseWrite(
  transaction: Transaction,
  scope: Scope,
  id: number,
  sent: Row,
): Promise<void> {
  if (courseFileColumns.some((column) => column in sent))
    await expireUnusedImages(transaction, scope, id);
  const { subcategories_id: categories, places_id: where } = sent as {
    subcategories_id?: number[];
    places_id?: number[];
  };
  if (categories !== undefined) await replaceCategories(transaction, scope, id, categories);
  if (where !== undefined) await replacePlaces(transaction, scope, id, where);
}

/** Throws 422 if the course would end before it begins. */
async function requireDays(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const field = ['end_date', 'start_date'].find((name) => sent[name] != null);
  if (field === undefined) return;
  const [stored] =
    id === null
      ? []
      : await transaction
          .select({ start_date: courses.start_date, end_date: courses.end_date })
          .from(courses)
          .where(and(eq(courses.company_id, scope.companyId), eq(courses.id, id)));
  const { start_date: start, end_date: end } = { ...stored, ...sent } as Record<string, string>;
  if (start && end && end < start) throw invalid(field, 'Окончание раньше начала');
}
