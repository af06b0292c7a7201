// What is written in a format and read again is the same test, whatever it consists of.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../../testing/test-documents.ts';
import type { ReadTest, WrittenTest } from './assemble.ts';
import type { TestDocument } from './document.ts';
import { readGift, writeGift } from './formats/gift/index.ts';
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

const runs = { numRuns: Number(process.env['EXCHANGE_RUNS'] ?? 50) };

interface Format<File> {
  write: (document: TestDocument) => Promise<WrittenTest<File>>;
  read: (file: File) => ReadTest | Promise<ReadTest>;
  withFiles: boolean;
}

const comesBack = <File>({ write, read, withFiles }: Format<File>) =>
  fc.assert(
    fc.asyncProperty(anyDocument({ withFiles }), async (document) => {
      const { file, report: written } = await write(document);
      const { test, report } = await read(file);
      expect(await whole(test)).toEqual(await whole(document));
      expect(report).toEqual({ taken: document.questions.length, changed: [], left: [] });
      expect(written).toMatchObject({ taken: document.questions.length, left: [] });
    }),
    runs,
  );

describe('a test that is written and read again is the same', () => {
  it('in Moodle XML', () => comesBack({ write: writeMoodle, read: readMoodle, withFiles: true }));
  it('in GIFT', () => comesBack({ write: writeGift, read: readGift, withFiles: false }));
});
