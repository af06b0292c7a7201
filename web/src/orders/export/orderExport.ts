// The export of orders.
import { graphql } from 'react-relay';
import { exportKind } from '../../exports/index.ts';
import type { orderExportMutation } from '../../__generated__/orderExportMutation.graphql.ts';

export const orderExport = exportKind<orderExportMutation>({
  name: 'order',
  mutation: graphql`
    mutation orderExportMutation($input: ExportOrdersInput!) {
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
  jobOf: ({ exportOrders }) => exportOrders.orderExport?.job,
});
