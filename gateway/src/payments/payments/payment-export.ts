// The export of the list of payments: ordering one, and the exports that the viewer has ordered. The contract has
// addresses of its own for it.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf('PaymentExport', 'payments', 'Payment', {
  order: 'payments/create_export_download',
  file: 'search_export_file',
  history: 'payments/export_downloads',
});

export default {
  resolvers: {
    Company: { paymentExports: all, paymentExport: one },
    PaymentExport: fields,
    Mutation: { exportPayments: order },
  },
  shapes: { PaymentExport: shape },
  nodes,
} satisfies Domain;
