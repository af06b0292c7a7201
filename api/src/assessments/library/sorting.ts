// For merges of what tests are sorted by: tests of the library are sorted by what stays.
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { libraryTests } from './library-test-tables.ts';

/** For `merge`: whatever is sorted by the one is sorted by the other from now on. */
export const sortShelved =
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
