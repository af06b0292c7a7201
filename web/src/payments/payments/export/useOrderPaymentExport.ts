// Requests an export of payments.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { paymentExportOrders } from './paymentExportOrders.ts';
import type {
  ExportPaymentsInput,
  useOrderPaymentExportMutation,
} from '../../../__generated__/useOrderPaymentExportMutation.graphql.ts';

export function useOrderPaymentExport() {
  return useExportOrder<useOrderPaymentExportMutation, ExportPaymentsInput>(
    paymentExportOrders,
    graphql`
      mutation useOrderPaymentExportMutation($input: ExportPaymentsInput!) {
        exportPayments(input: $input) {
          paymentExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    (input) => ({ input }),
    ({ exportPayments }) => exportPayments.paymentExport?.job,
  );
}
