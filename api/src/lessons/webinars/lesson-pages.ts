// Where people find the lesson of a webinar.
import type { Transaction } from '../../kit/database/database.ts';

/** What the addresses of an installation’s pages begin with. */
export interface Pages {
  publicUrl: string;
  /** The origin of a company that has one of its own. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

/** Where the pages of a company's lessons are. */
export async function lessonPages(
  transaction: Transaction,
  { publicUrl, ownAddress }: Pages,
  company: { id: number; code: string },
): Promise<(lesson: { courseId: number; lessonId: number }) => string> {
  const own = await ownAddress(transaction, company.id);
  // At a company's own address its code is known.
  const base = own === null ? new URL(`/${company.code}/`, publicUrl) : new URL('/', own);
  return ({ courseId, lessonId }) => new URL(`courses/${courseId}/lessons/${lessonId}`, base).href;
}
