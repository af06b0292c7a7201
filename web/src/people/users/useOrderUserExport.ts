// Orders an export of users.
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useExportOrder, type OrderExport } from '../../exports/index.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { userExportOrders } from './userExportOrders.ts';
import type {
  ExportUsersInput,
  useOrderUserExportMutation,
} from '../../__generated__/useOrderUserExportMutation.graphql.ts';

export function useOrderUserExport(): OrderExport<ExportUsersInput> {
  const [commit] = useMutation<useOrderUserExportMutation>(graphql`
    mutation useOrderUserExportMutation($input: ExportUsersInput!) {
      exportUsers(input: $input) {
        userExport {
          job {
            id
          }
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const send = useCallback(
    async (input: ExportUsersInput) => {
      const { response, userErrors } = await commit({ variables: { input } });
      return { job: response?.exportUsers.userExport?.job, userErrors };
    },
    [commit],
  );
  return useExportOrder(userExportOrders, send);
}
