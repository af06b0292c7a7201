/** What people get besides whole courses: packages of the first courses, and the school's tests. For invites, for one. */
import { eq } from 'drizzle-orm';
import { coursePackages, courses } from '../courses/tables.ts';
import type { Transaction } from '../kit/database.ts';
import { tests } from '../tests/tables.ts';
import { insert } from './insert.ts';
import { company } from './school.ts';

const packageNames = ['Самостоятельный', 'С куратором'];

const testTitles = [
  'Входной тест по математике',
  'Входной тест по русскому языку',
  'Проверка готовности к ЕГЭ',
  'Итоговая аттестация',
];

/** Courses that are sold in packages. */
const packagedCourses = 10;

export async function insertGifts(transaction: Transaction, companyId: number): Promise<void> {
  const since = { created_at: company.created_at, updated_at: company.created_at };
  const packaged = await transaction
    .select({ id: courses.id, author: courses.author_id })
    .from(courses)
    .where(eq(courses.company_id, companyId))
    .orderBy(courses.id)
    .limit(packagedCourses);
  await insert(
    transaction,
    coursePackages,
    packaged.flatMap(({ id }) =>
      packageNames.map((name, place) => ({
        company_id: companyId,
        course_id: id,
        name,
        is_default: place === 0,
        ...since,
      })),
    ),
  );
  await insert(
    transaction,
    tests,
    testTitles.map((title, place) => ({
      company_id: companyId,
      title,
      active: true,
      author_id: packaged[place % packaged.length]?.author ?? null,
      ...since,
    })),
  );
}
