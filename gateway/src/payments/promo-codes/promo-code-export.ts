// The export of the promo code list, and the viewer's earlier exports of it.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf(
  'PromoCodeExport',
  'promo_codes',
  'PromoCode',
);

export default {
  resolvers: {
    Company: { promoCodeExports: all, promoCodeExport: one },
    PromoCodeExport: fields,
    Mutation: { exportPromoCodes: order },
  },
  shapes: { PromoCodeExport: shape },
  nodes,
} satisfies Domain;
