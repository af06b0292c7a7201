// The export of the list of promo codes: ordering one, and the exports that the viewer has ordered.
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
