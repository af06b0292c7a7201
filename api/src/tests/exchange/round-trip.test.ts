// What is written in a format and read again is the same test, whatever it consists of.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../../testing/test-documents.ts';
import type { TestDocument } from './document.ts';
import { readMoodle, writeMoodle } from './formats/moodle/index.ts';

/** A document whose files are there as their bytes. */
const whole = async (document: TestDocument) => ({
  ...document,
  files: await Promise.all(
    document.files.map(async ({ name, media_type, bytes }) => ({
      name,
      media_type,
      bytes: Buffer.from(await bytes()).toString('base64'),
    })),
  ),
});

describe('a test that is written and read again is the same', () => {
  it('in Moodle XML', () =>
    fc.assert(
      fc.asyncProperty(anyDocument({ withFiles: true }), async (document) => {
        const { file } = await writeMoodle(document);
        const { test, report } = readMoodle(file);
        expect(await whole(test)).toEqual(await whole(document));
        expect(report).toEqual({ taken: document.questions.length, changed: [], left: [] });
      }),
      { numRuns: Number(process.env['EXCHANGE_RUNS'] ?? 60) },
    ));
});
