// The settings of recent exports of payments, stored in the browser.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportPaymentsInput } from '../../../__generated__/useOrderPaymentExportMutation.graphql.ts';

export const paymentExportOrders = exportOrders<ExportPaymentsInput>('payment_export_orders');
