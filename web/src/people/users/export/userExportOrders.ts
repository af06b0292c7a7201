// The inputs of this browser's recent exports of users, to repeat one.
import { exportOrders } from '../../../exports/index.ts';
import type { ExportUsersInput } from '../../../__generated__/useOrderUserExportMutation.graphql.ts';

export const userExportOrders = exportOrders<ExportUsersInput>('user_export_orders');
