// The lessons of an order, with the prices of their teachers.
import type { Resolvers, UpdateOrderLessonsInput } from '../../__generated__/resolvers.ts';
import type { OrderLessonRow, OrderRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { currentRecord } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders } from '../collections.ts';

const at = (companyId: number, id: number) =>
  path`/companies/${{ companyId }}/orders/${{ order_id: id }}/lessons`;

/** Assumed number of lessons, for the estimate. */
const usualLessons = 50;

const resolvers: Resolvers = {
  Order: {
    lessons: withCall(
      ({ company_id, id }: OrderRow, _: object, { rest }: Context) =>
        getOrNull<OrderLessonRow[]>(rest, at(company_id, id)),
      { method: 'GET', route: at(0, 0).route, records: [], size: () => usualLessons },
    ),
  },
  Mutation: {
    updateOrderLessons: mutation<UpdateOrderLessonsInput, object>(
      {
        call: `PUT ${at(0, 0).route}`,
        failed: {},
        stale: (input, context, info) =>
          currentRecord(context, info, orders, orders.recordOf(input)),
      },
      async (input, context, info) => {
        const { companyId, id, ...place } = orders.recordOf(input);
        await context.rest.write('PUT', at(companyId, id), {
          lessons: input.lessons.map(({ lessonId, teacherPrice }) => ({
            lesson_id: lessonId,
            teacher_price: teacherPrice ?? null,
          })),
          ...(input.version != null && { version: input.version }),
        });
        return currentRecord(context, info, orders, { ...place, id });
      },
    ),
  },
};

export default { resolvers, shapes: { OrderLesson: {} } } satisfies Domain;
