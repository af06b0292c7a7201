// Property test: exporting and importing a test preserves it in every format.
import { testProperty } from '@kafedra/common/testing/property';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyDocument } from '../../testing/schools/test-documents.ts';
import type { TestDocument } from '../assessments/document/index.ts';
import { testFormats, type TestFormat } from './formats/index.ts';

/** The document with the bytes of its files. */
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

const runs = Number(process.env['EXCHANGE_RUNS'] ?? 30);

/** Writes and reads a document. */
async function through({ write, read }: TestFormat, document: TestDocument) {
  const { file, report: written } = await write(document);
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return { ...(await read(bytes)), written };
}

describe('exporting and importing a test preserves it', () => {
  for (const [name, format] of Object.entries(testFormats))
    testProperty(`in ${name}`, runs, (numRuns) => expectSame(name, format, numRuns));

  async function expectSame(name: string, format: TestFormat, numRuns: number): Promise<void> {
    // GIFT and XLSX are text only.
    const documents = anyDocument({ withFiles: !['gift', 'xlsx'].includes(name) });
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const taken = document.questions.length;
        const { test, report, written } = await through(format, document);
        expect(await whole(test)).toEqual(await whole(document));
        expect(report).toEqual({ taken, changed: [], left: [] });
        expect(written).toMatchObject({ taken, left: [] });
      }),
      { numRuns },
    );
  }
});
