// URLs of the lesson pages to which webinars link.
import type { Transaction } from '../../kit/database/database.ts';

/** How to find the base URL of a company's pages. */
export interface PageUrls {
  publicUrl: string;
  /** The origin of a company with a custom domain; else null. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

/** Returns a function that builds URLs of the company's lesson pages. */
export async function lessonPages(
  transaction: Transaction,
  { publicUrl, ownAddress }: PageUrls,
  company: { id: number; code: string },
): Promise<(lesson: { courseId: number; lessonId: number }) => string> {
  const own = await ownAddress(transaction, company.id);
  // A custom domain identifies the company, so the path has no company code.
  const base = own === null ? new URL(`/${company.code}/`, publicUrl) : new URL('/', own);
  return ({ courseId, lessonId }) => new URL(`courses/${courseId}/lessons/${lessonId}`, base).href;
}
