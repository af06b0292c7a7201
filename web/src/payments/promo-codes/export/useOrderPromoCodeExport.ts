// Requests an export of promo codes.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { promoCodeExportOrders } from './promoCodeExportOrders.ts';
import type {
  ExportPromoCodesInput,
  useOrderPromoCodeExportMutation,
} from '../../../__generated__/useOrderPromoCodeExportMutation.graphql.ts';

export function useOrderPromoCodeExport() {
  return useExportOrder<useOrderPromoCodeExportMutation, ExportPromoCodesInput>(
    promoCodeExportOrders,
    graphql`
      mutation useOrderPromoCodeExportMutation($input: ExportPromoCodesInput!) {
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
    (input) => ({ input }),
    ({ exportPromoCodes }) => exportPromoCodes.promoCodeExport?.job,
  );
}
