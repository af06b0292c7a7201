// The export of the payment list, with its own paths in the contract, and the viewer's earlier exports of it.
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
