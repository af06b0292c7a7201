// The settings of recent exports of orders, stored in the browser.
import { exportOrders } from '../../exports/index.ts';
import type { ExportOrdersInput } from '../../__generated__/useOrderOrderExportMutation.graphql.ts';

export const orderExportOrders = exportOrders<ExportOrdersInput>('order_export_orders');
