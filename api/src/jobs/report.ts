// What came of work of which more is to be told than a number.
import { z } from 'zod';

export const jobReport = z
  .object({
    taken: z
      .array(
        z
          .object({ title: z.string(), count: z.int() })
          .meta({ id: 'JobReportTaken', description: 'How many of a kind were taken.' }),
      )
      .describe('What was taken, by its kind.'),
    left: z
      .array(
        z
          .object({ title: z.string(), why: z.string() })
          .meta({ id: 'JobReportLeft', description: 'Something that was not taken.' }),
      )
      .describe('What was not taken, and why, in Russian.'),
  })
  .meta({ id: 'JobReport', description: 'What came of a job.' });

export type JobReport = z.infer<typeof jobReport>;
