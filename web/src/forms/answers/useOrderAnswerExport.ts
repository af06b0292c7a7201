// Requests an export of answers.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../exports/index.ts';
import { answerExportOrders } from './answerExportOrders.ts';
import type {
  ExportFormAnswersInput,
  useOrderAnswerExportMutation,
} from '../../__generated__/useOrderAnswerExportMutation.graphql.ts';

export function useOrderAnswerExport() {
  return useExportOrder<useOrderAnswerExportMutation, ExportFormAnswersInput>(
    answerExportOrders,
    graphql`
      mutation useOrderAnswerExportMutation($input: ExportFormAnswersInput!) {
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
    (input) => ({ input }),
    ({ exportFormAnswers }) => exportFormAnswers.formAnswerExport?.job,
  );
}
