// Requests an export of orders.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../exports/index.ts';
import { orderExportOrders } from './orderExportOrders.ts';
import type {
  ExportOrdersInput,
  useOrderOrderExportMutation,
} from '../../__generated__/useOrderOrderExportMutation.graphql.ts';

export function useOrderOrderExport() {
  return useExportOrder<useOrderOrderExportMutation, ExportOrdersInput>(
    orderExportOrders,
    graphql`
      mutation useOrderOrderExportMutation($input: ExportOrdersInput!) {
        exportOrders(input: $input) {
          orderExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    (input) => ({ input }),
    ({ exportOrders }) => exportOrders.orderExport?.job,
  );
}
