// Options of the fields that describe a payment: statuses and promo codes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../ui/index.ts';
import type { paymentChoicesPromoCodesQuery } from '../__generated__/paymentChoicesPromoCodesQuery.graphql.ts';
import type { paymentChoicesStatusesQuery } from '../__generated__/paymentChoicesStatusesQuery.graphql.ts';

/** In the school's manual order. */
export const usePaymentStatusSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query paymentChoicesStatusesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            paymentStatuses(first: 20, after: $after, search: $search) {
              nodes {
                id
                adminName
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: paymentChoicesStatusesQuery['response']) => node?.paymentStatuses,
    record: ({ id, adminName }) => ({ id, name: adminName }),
  });

/** Requires COMPANY_SETTINGS. */
export const usePromoCodeSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query paymentChoicesPromoCodesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            promoCodes(first: 20, after: $after, search: $search) {
              nodes {
                id
                code
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: paymentChoicesPromoCodesQuery['response']) => node?.promoCodes,
    record: ({ id, code }) => ({ id, name: code }),
  });
