// When categories or subjects are merged, updates the tests in the library that refer to them.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { libraryTests } from './library-test-tables.ts';

/** A step of `merge`: replaces the merged entry by the remaining one. */
export const mergeInLibraryTests =
  (by: 'category_id' | 'subject_id') =>
  async (
    transaction: Transaction,
    { companyId }: Scope,
    id: number,
    into: number,
  ): Promise<void> => {
    await transaction
      .update(libraryTests)
      .set({ [by]: into })
      .where(and(eq(libraryTests.company_id, companyId), eq(libraryTests[by], id)));
  };
