// Shared code of a course's parts: short, manually ordered lists below a course.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseResource } from '../resources.ts';
import type { courseBulletPoints, courseChatLinkBlocks } from '../tables.ts';

/** Parts per course; they are read in one page with it. */
const most = 50;

/** Places a new part after the others of its course. */
export const lastOfCourse =
  (table: typeof courseBulletPoints | typeof courseChatLinkBlocks, noun: string) =>
  async (transaction: Transaction, scope: Scope, sent: object, id: number | null): Promise<Row> => {
    if (id !== null) return { ...sent };
    const courseId = Number('course_id' in sent ? sent.course_id : null);
    await courseResource.find(transaction, scope, courseId, onlyId);
    const siblings = and(eq(table.company_id, scope.companyId), eq(table.course_id, courseId));
    if ((await transaction.$count(table, siblings)) >= most) {
      throw conflict('too_many', `${noun} не больше ${most}: удалите лишние`);
    }
    const last = sql`(select coalesce(max(${table.sort}), 0) + 1 from ${table} where ${siblings})`;
    return { ...sent, sort: last };
  };
