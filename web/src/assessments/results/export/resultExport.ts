// The export of a test's results.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { resultExportMutation } from '../../../__generated__/resultExportMutation.graphql.ts';

export const resultExport = exportKind<resultExportMutation>({
  name: 'test_result',
  mutation: graphql`
    mutation resultExportMutation($input: ExportTestAttemptsInput!) {
      exportTestAttempts(input: $input) {
        testAttemptExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportTestAttempts }) => exportTestAttempts.testAttemptExport?.job,
});
