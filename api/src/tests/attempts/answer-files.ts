// What learners upload to answer with: recordings and files of their work.
import type { Transaction } from '../../kit/database.ts';
import type { Scope } from '../../kit/permissions.ts';
import { keepExpiringFile, type Upload } from '../../media/index.ts';

/** The `purpose` of such files. */
export const answerFile = 'test_answer';

/** Nobody's but its sender's, and gone after 24 hours, unless an answer takes it. */
export const keepForAnswer = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  upload: Upload,
): Promise<number> =>
  keepExpiringFile(transaction, companyId, answerFile, { ...upload, owner_id: personId });
