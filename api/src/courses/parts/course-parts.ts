// What a course consists of beside its own fields: short lists in an order by hand.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/list.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseResource } from '../resources.ts';
import type { courseBulletPoints, courseChatLinkBlocks } from '../tables.ts';

/** They are read whole with their course. */
const most = 50;

/** Puts a new one behind the others of its course. */
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
