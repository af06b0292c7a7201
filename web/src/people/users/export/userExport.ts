// The export of users.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { userExportMutation } from '../../../__generated__/userExportMutation.graphql.ts';

export const userExport = exportKind<userExportMutation>({
  name: 'user',
  mutation: graphql`
    mutation userExportMutation($input: ExportUsersInput!) {
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
  jobOf: ({ exportUsers }) => exportUsers.userExport?.job,
});
