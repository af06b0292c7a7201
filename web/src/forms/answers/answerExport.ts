// The export of a form's answers.
import { graphql } from 'react-relay';
import { exportKind } from '../../exports/index.ts';
import type { answerExportMutation } from '../../__generated__/answerExportMutation.graphql.ts';

export const answerExport = exportKind<answerExportMutation>({
  name: 'answer',
  mutation: graphql`
    mutation answerExportMutation($input: ExportFormAnswersInput!) {
      exportFormAnswers(input: $input) {
        formAnswerExport {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `,
  jobOf: ({ exportFormAnswers }) => exportFormAnswers.formAnswerExport?.job,
});
