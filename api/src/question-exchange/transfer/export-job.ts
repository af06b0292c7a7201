// A job that exports a test to a file; the file can be downloaded for a day.
import { Readable } from 'node:stream';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { testFormatNames, testFormats } from '../formats/index.ts';
import { testContentGrants, testResource } from '../../assessments/index.ts';
import { createDocument } from '../../assessments/document/index.ts';
import { changedLines, leftLines } from './job-report.ts';

export const testExport = (storage: Storage) =>
  defineJob({
    kind: 'test_export',
    input: z.object({ test_id: z.int(), format: z.enum(testFormatNames) }),
    run: async ({ input: { test_id, format }, scope, step, writeFile }) => {
      const { document, left } = await step(
        async (transaction) => {
          // The permission may have been revoked since the job was created.
          const grant = testContentGrants.read;
          await testResource.lock({ transaction, scope, grant, place: {} }, test_id);
          return createDocument(transaction, storage, scope, test_id);
        },
        ({ document: { questions } }) => ({ done: questions.length, total: questions.length }),
      );
      const { write, mediaType } = testFormats[format];
      const { file, report } = await write(document);
      const bytes = Buffer.from(file as Uint8Array);
      const written = await writeFile(mediaType, Readable.from([bytes]));
      return async (transaction) => ({
        ...(await written(transaction)),
        test_id,
        report: {
          taken: [{ title: 'Вопросы', count: report.taken }],
          changed: changedLines(report.changed),
          left: leftLines([...left, ...report.left]),
        },
      });
    },
  });
