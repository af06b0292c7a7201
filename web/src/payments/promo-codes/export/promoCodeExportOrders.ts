// What was ordered in the last exports of promo codes.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportPromoCodesInput } from '../../../__generated__/useOrderPromoCodeExportMutation.graphql.ts';

export const promoCodeExportOrders = exportOrders<ExportPromoCodesInput>(
  'promo_code_export_orders',
);
