// Requests an export of a course's funnel.
import { graphql } from 'react-relay';
import { useExportOrder } from '../../../exports/index.ts';
import { funnelExportOrders, type FunnelExportOrder } from './statisticsExportOrders.ts';
import type { useOrderFunnelExportMutation } from '../../../__generated__/useOrderFunnelExportMutation.graphql.ts';

export function useOrderFunnelExport() {
  return useExportOrder<useOrderFunnelExportMutation, FunnelExportOrder>(
    funnelExportOrders,
    graphql`
      mutation useOrderFunnelExportMutation($input: ExportLessonStatisticsInput!) {
        exportLessonStatistics(input: $input) {
          lessonStatisticsExport {
            job {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ input }) => ({ input }),
    ({ exportLessonStatistics }) => exportLessonStatistics.lessonStatisticsExport?.job,
  );
}
