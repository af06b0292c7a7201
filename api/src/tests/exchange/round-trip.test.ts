// What is written in a format and read again is the same test, whatever it consists of.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../../testing/test-documents.ts';
import type { ReadTest, WrittenTest } from './assemble.ts';
import type { TestDocument } from './document.ts';
import { readGift, writeGift } from './formats/gift/index.ts';
import { readMoodle, writeMoodle } from './formats/moodle/index.ts';
import { readQti, writeQti } from './formats/qti/index.ts';

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

const runs = { numRuns: Number(process.env['EXCHANGE_RUNS'] ?? 50) };

/** A document on its way through a file. */
async function through<File>(
  document: TestDocument,
  write: (document: TestDocument) => Promise<WrittenTest<File>>,
  read: (file: File) => ReadTest | Promise<ReadTest>,
) {
  const { file, report: written } = await write(document);
  return { ...(await read(file)), written };
}

const formats = {
  'Moodle XML': (document: TestDocument) => through(document, writeMoodle, readMoodle),
  'QTI 2.1': (document: TestDocument) => through(document, writeQti, readQti),
  'QTI 3.0': (document: TestDocument) =>
    through(document, (each) => writeQti(each, '3.0'), readQti),
  GIFT: (document: TestDocument) => through(document, writeGift, readGift),
};

/** Of the others the tables are text alone. */
const haveFiles = ['Moodle XML', 'QTI 2.1', 'QTI 3.0'];

describe('a test that is written and read again is the same', () => {
  it.each(Object.entries(formats))('in %s', async (format, through) => {
    const documents = anyDocument({ withFiles: haveFiles.includes(format) });
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const taken = document.questions.length;
        const { test, report, written } = await through(document);
        expect(await whole(test)).toEqual(await whole(document));
        expect(report).toEqual({ taken, changed: [], left: [] });
        expect(written).toMatchObject({ taken, left: [] });
      }),
      runs,
    );
  });
});
