// Payments: lists, single payments, those of an order and of a payer, and the actions of staff.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { CompanyRow, PaymentStateSumRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { creates, performs, updates } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { payments } from '../collections.ts';

const newestFirst = { sort: 'created_at', desc: true } as const;

const resolvers: Resolvers = {
  Company: {
    payments: connection(payments, newestFirst),
    payment: recordById(payments),
    paymentSums: withCall(
      ({ id }: CompanyRow, _: unknown, { rest }: Context) =>
        getOrNull<PaymentStateSumRow[]>(rest, under(payments(id).path, '/sums')),
      { method: 'GET', route: under(payments(0).path, '/sums').route, records: [], size: () => 5 },
    ),
  },
  Order: { payments: connection(payments, { by: 'order_id', ...newestFirst }) },
  User: { payments: connection(payments, { by: 'payer_id', ...newestFirst }) },
  Payment: historyOf(payments),
  Mutation: {
    createPayment: creates(payments, {
      orderId: globalId('Order', 'order_id', 'Заявка не найдена'),
    }),
    updatePayment: updates(
      payments,
      { statusId: globalId('PaymentStatus', 'status_id', 'Статус платежа не найден') },
      '/short_update',
    ),
    refundPayment: performs(payments, 'refunds'),
    checkPayment: performs(payments, 'check'),
  },
};

export default {
  resolvers,
  shapes: {
    Payment: {
      paymentStatus: relation('payment_status'),
      paymentOrder: relation('payment_order'),
      course: relation('course'),
      courseBranch: relation('course_branch'),
      coursePackages: relation('course_packages'),
      payer: relation('payer'),
      learners: relation('learners'),
      promoCode: relation('promo_code'),
      author: relation('author'),
      paymentData: columns('payment_data'),
      refunds: relation('refunds'),
    },
    PaymentData: {},
    PaymentStateSum: {},
    Refund: { author: relation('author') },
  },
  conditions: {
    PaymentFilter: {
      paymentStatus: idsCondition('PaymentStatus', 'status_id'),
      payer: idsCondition('User', 'payer_id'),
    },
  },
  nodes: nodeReaders(payments),
} satisfies Domain;
