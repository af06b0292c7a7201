// The export of payments.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { paymentExportMutation } from '../../../__generated__/paymentExportMutation.graphql.ts';

export const paymentExport = exportKind<paymentExportMutation>({
  name: 'payment',
  mutation: graphql`
    mutation paymentExportMutation($input: ExportPaymentsInput!) {
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
  jobOf: ({ exportPayments }) => exportPayments.paymentExport?.job,
});
