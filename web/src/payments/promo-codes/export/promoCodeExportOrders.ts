// The settings of recent exports of promo codes, stored in the browser.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportPromoCodesInput } from '../../../__generated__/useOrderPromoCodeExportMutation.graphql.ts';

export const promoCodeExportOrders = exportOrders<ExportPromoCodesInput>(
  'promo_code_export_orders',
);
