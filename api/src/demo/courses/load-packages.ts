// Writes the packages of the demo school's courses.
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { insert } from '../insert.ts';
import type { DemoTarget } from '../target.ts';

/** The packages of a course; the first is the default. */
const packageNames = ['Стандартный', 'С куратором'] as const;

/** Writes the packages of each course. */
export async function insertPackages(
  { transaction, companyId: company_id }: DemoTarget,
  written: readonly { id: number; createdAt: string; entityType: string }[],
): Promise<void> {
  const sold = written.filter(({ entityType }) => entityType === 'course');
  await insert(
    transaction,
    coursePackages,
    sold.flatMap(({ id, createdAt }) =>
      packageNames.map((name, index) => ({
        company_id,
        course_id: id,
        name,
        is_default: index === 0,
        sort: index + 1,
        created_at: createdAt,
        updated_at: createdAt,
      })),
    ),
  );
}
