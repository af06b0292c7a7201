// The export of a course's funnel.
import { graphql } from 'react-relay';
import { exportKind } from '../../../exports/index.ts';
import type { funnelExportMutation } from '../../../__generated__/funnelExportMutation.graphql.ts';

export const funnelExport = exportKind<funnelExportMutation>({
  name: 'funnel',
  mutation: graphql`
    mutation funnelExportMutation($input: ExportLessonStatisticsInput!) {
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
  jobOf: ({ exportLessonStatistics }) => exportLessonStatistics.lessonStatisticsExport?.job,
});
