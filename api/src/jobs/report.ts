// The report of a job whose result is more than a number.
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
    changed: z
      .array(
        z
          .object({ title: z.string(), what: z.string() })
          .meta({ id: 'JobReportChanged', description: 'Something that was taken otherwise.' }),
      )
      .nullable()
      .describe(
        'What was taken otherwise than it stood there, and how, in Russian; null of work that takes things as they are.',
      ),
    source: z.string().nullable().describe('What it was read from: the format of a file.'),
  })
  .meta({ id: 'JobReport', description: 'What came of a job.' });

type Whole = z.infer<typeof jobReport>;

export type JobReport = Pick<Whole, 'taken' | 'left'> & Partial<Whole>;
