// Remembers the settings of the last exports of answers.
import { exportOrders } from '../../exports/index.ts';
import type { ExportFormAnswersInput } from '../../__generated__/useOrderAnswerExportMutation.graphql.ts';

export const answerExportOrders = exportOrders<ExportFormAnswersInput>('answer_export_orders');
