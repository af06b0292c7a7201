// What was ordered in the last exports of users.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportUsersInput } from '../../../__generated__/useOrderUserExportMutation.graphql.ts';

export const userExportOrders = exportOrders<ExportUsersInput>('user_export_orders');
