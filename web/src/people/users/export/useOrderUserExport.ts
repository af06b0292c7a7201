// Requests an export of users.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { userExportOrders } from './userExportOrders.ts';
import type {
  ExportUsersInput,
  useOrderUserExportMutation,
} from '../../../__generated__/useOrderUserExportMutation.graphql.ts';

export function useOrderUserExport() {
  return useExportOrder<useOrderUserExportMutation, ExportUsersInput>(
    userExportOrders,
    graphql`
      mutation useOrderUserExportMutation($input: ExportUsersInput!) {
        exportUsers(input: $input) {
          userExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    (input) => ({ input }),
    ({ exportUsers }) => exportUsers.userExport?.job,
  );
}
