// Property tests with invalid files: reading always ends with a report, and imported content is safe.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileHtml } from '../../testing/hostile-html/index.ts';
import { harmIn } from '../../testing/hostile-html/harm.ts';
import { openArchive, pack } from './archive.ts';
import type { ReadTest } from './build-document.ts';
import { textsOf, exampleTest, documentLimits, cleanText } from '../assessments/document/index.ts';
import { readGift, writeGift } from './formats/gift/index.ts';
import { readMoodle, writeMoodle } from './formats/moodle/index.ts';
import { readQti, writeQti } from './formats/qti/index.ts';
import { readTable, writeTable } from './formats/xlsx/index.ts';

const runs = { numRuns: Number(process.env['EXCHANGE_RUNS'] ?? 25) };

/** Violations of invariants in the result. */
function wrongIn({ test, report }: ReadTest): string[] {
  const texts = test.questions.flatMap(textsOf);
  return [
    ...(report.taken === test.questions.length ? [] : ['taken']),
    ...texts.filter((text) => cleanText(text) !== text),
    ...texts.flatMap(harmIn),
  ];
}

/** A text with pieces cut out, duplicated, moved or replaced. */
const spoilt = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(40),
        piece: fc.oneof(
          fc.constantFrom(...hostileHtml.filter((each) => each.length < 2000)),
          fc.constantFrom(
            '<',
            '>',
            ']]>',
            '<![CDATA[',
            '{',
            '}',
            '~',
            '=',
            '[[1]]',
            '\n\n',
            '{1:MC:=a~',
            '&x;',
            '"',
            '\0',
          ),
          fc.string({ maxLength: 5 }),
          fc.nat(text.length).map((from) => text.slice(from, from + 60)),
        ),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((changes) =>
      changes.reduce(
        (all, { at, length, piece }) => all.slice(0, at) + piece + all.slice(at + length),
        text,
      ),
    );

const decoder = new TextDecoder();

it('damaged Moodle XML is read without errors', async () => {
  const { file } = await writeMoodle(exampleTest);
  fc.assert(
    fc.property(spoilt(file), (text) => {
      expect(wrongIn(readMoodle(text))).toEqual([]);
    }),
    runs,
  );
});

it('damaged GIFT is read without errors', async () => {
  const { file } = await writeGift(exampleTest);
  fc.assert(
    fc.property(spoilt(file), (text) => {
      expect(wrongIn(readGift(text))).toEqual([]);
    }),
    runs,
  );
});

it.each([
  ['QTI', writeQti, readQti],
  ['XLSX', writeTable, readTable],
] as const)(
  'damaged %s is read without errors, in its entries and in its bytes',
  { tags: ['deep'] },
  async (_, write, read) => {
    const { file } = await write(exampleTest);
    const archive = await openArchive(file, documentLimits.unpacked);
    const entries = new Map<string, string>();
    for (const path of archive.paths) entries.set(path, decoder.decode(await archive.read(path)));
    const spoiltEntry = fc
      .constantFrom(...entries.keys())
      .chain((path) => spoilt(entries.get(path) ?? '').map((text) => [path, text] as const));
    await fc.assert(
      fc.asyncProperty(spoiltEntry, async ([path, text]) => {
        expect(wrongIn(await read(await pack(new Map([...entries, [path, text]]))))).toEqual([]);
      }),
      runs,
    );
    const places = fc.array(fc.record({ at: fc.nat(file.length - 1), byte: fc.nat(255) }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const bytes = file.slice();
        for (const { at, byte } of changes) bytes[at] = byte;
        expect(wrongIn(await read(bytes))).toEqual([]);
      }),
      runs,
    );
  },
);

it('addresses of uploads outside the file are removed', () => {
  const { test } = readGift(
    '[html]<p>a<img src\\="/media/7a/x.png"><img src\\="/media/document/x.png"><a href\\="/media/7a/x.pdf">b</a></p>{}',
  );
  expect(test.questions[0]?.question).toBe('<p>a</p><p>b</p>');
});

it('imports the first questions of a file with more than a test may have', () => {
  const { test, report } = readGift('a{}\n\n'.repeat(documentLimits.questions + 20));
  expect(test.questions).toHaveLength(documentLimits.questions);
  expect(report.left).toEqual([
    {
      question: documentLimits.questions + 1,
      line: null,
      name: 'Остальные вопросы: 20',
      why: `В одном файле берётся не больше ${documentLimits.questions} вопросов`,
    },
  ]);
});

it('reads input that would take quadratic time without limits', () => {
  for (const piece of [
    '\\[',
    '<img ',
    '<pre',
    '$$a ',
    '{1:SA:',
    ' src="data:image/png;base64,',
    '<p>\\[',
  ]) {
    const text = piece.repeat(Math.floor(900_000 / piece.length));
    const { report } = readMoodle(
      `<quiz><question type="cloze"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
    );
    expect(report.taken).toBe(0);
  }
});
