// The columns of the order board. The cards are the orders of each status, read as any list of orders.
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyOrderBoardArgs } from '../../__generated__/resolvers.ts';
import type { Schemas } from '../../__generated__/rest.ts';
import type { CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { reference } from '../../kit/plan/needs.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { createConditionReader } from '../../kit/records/conditions.ts';
import { attachReferences } from '../../kit/records/records.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { under } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders, orderStatuses } from '../collections.ts';

type Column = Schemas['OrderBoardColumn'];

const at = (companyId: number) => under(orders(companyId).path, '/board');

/** Assumed number of statuses, for the estimate. */
const usualStatuses = 8;

export default {
  resolvers: {
    Company: {
      orderBoard: atField((place) => {
        const conditions = createConditionReader(place);
        return withCall(
          async (
            { id }: CompanyRow,
            args: CompanyOrderBoardArgs,
            { rest, shapes }: Context,
            info: GraphQLResolveInfo,
          ) => {
            const board = await getOrNull<Column[]>(rest, at(id), conditions.params(args, id));
            if (board === null) return null;
            const plan = planRecord(info, shapes);
            if (plan) await attachReferences(rest, at(id), board, plan);
            return board.map((column) => ({ ...column, company_id: id }));
          },
          { method: 'GET', route: at(0).route, records: [''], size: () => usualStatuses },
        );
      }),
    },
  },
  shapes: { OrderBoardColumn: { status: reference('status_id', orderStatuses) } },
} satisfies Domain;
