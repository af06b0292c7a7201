// The export of promo codes.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { promoCodeExportMutation } from '../../../__generated__/promoCodeExportMutation.graphql.ts';

export const promoCodeExport = exportKind<promoCodeExportMutation>({
  name: 'promo_code',
  mutation: graphql`
    mutation promoCodeExportMutation($input: ExportPromoCodesInput!) {
      exportPromoCodes(input: $input) {
        promoCodeExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportPromoCodes }) => exportPromoCodes.promoCodeExport?.job,
});
