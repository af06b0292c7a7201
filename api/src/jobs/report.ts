// The report of a job whose result is more than a number.
import { z } from 'zod';

export const jobReport = z
  .object({
    taken: z
      .array(
        z
          .object({ title: z.string(), count: z.int() })
          .meta({ id: 'JobReportTaken', description: 'The number of processed items of a kind.' }),
      )
      .describe('Processed items, counted by kind.'),
    left: z
      .array(
        z
          .object({ title: z.string(), why: z.string() })
          .meta({ id: 'JobReportLeft', description: 'An item that was not processed.' }),
      )
      .describe('Items that were not processed, with reasons in Russian.'),
    changed: z
      .array(
        z
          .object({ title: z.string(), what: z.string() })
          .meta({ id: 'JobReportChanged', description: 'An item that was changed in processing.' }),
      )
      .nullable()
      .describe(
        'Items that were changed in processing, and how, in Russian; null for jobs that change nothing.',
      ),
    source: z.string().nullable().describe('Format of the file that was read; null if none was.'),
  })
  .meta({ id: 'JobReport', description: 'The result of a job.' });

type Whole = z.infer<typeof jobReport>;

export type JobReport = Pick<Whole, 'taken' | 'left'> & Partial<Whole>;
