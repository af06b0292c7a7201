// Questions whose texts are pictures alone: a file brings them back, or names them.
import { describe, expect, it } from 'vitest';
import { answersOf, pairsOf, questionOf } from './building.ts';
import { plainSettings, fileAddress, type TestDocument } from './document.ts';
import { testFormats, testFormatNames } from './formats/index.ts';
import { normalDocument } from './normal.ts';
import { cleanText } from './texts.ts';

const names = ['кот.png', 'пёс.png'];
const [cat = '', dog = ''] = names.map((name) =>
  cleanText(`<p><img src="${fileAddress(name)}" alt=""></p>`),
);

const document: TestDocument = normalDocument({
  ...plainSettings,
  title: 'Кто это',
  questions: [
    questionOf({
      type: 'radio',
      question: cat,
      answers: answersOf([{ value: cat, correct: true }, { value: dog }]),
    }),
    questionOf({
      type: 'correspondence',
      question: '<p>Пары?</p>',
      ...pairsOf([
        { main: cat, dependent: dog },
        { main: dog, dependent: cat },
      ]),
    }),
  ],
  files: names.map((name) => ({
    name,
    media_type: 'image/png',
    bytes: async () => Buffer.from(name),
  })),
});

const textsIn = ({ questions }: Pick<TestDocument, 'questions'>) =>
  questions.map(({ question, answers, correspondences }) => [
    question,
    ...[...answers, ...correspondences].map(({ value }) => value),
  ]);

async function through(name: keyof typeof testFormats) {
  const { write, read } = testFormats[name];
  const { file, report } = await write(document);
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  return { file, written: report, ...(await read(bytes)) };
}

describe('pictures that are whole texts', () => {
  it.each(['moodle', 'qti21', 'qti30'] as const)('come back in %s', async (name) => {
    const { test } = await through(name);
    expect(textsIn(test)).toEqual(textsIn(document));
  });

  it.each(['gift', 'xlsx'] as const)('are named in %s, which has no files', async (name) => {
    const { test, written } = await through(name);
    const [kitten, puppy] = names.map((each) => `<p>[файл «${each}»]</p>`);
    expect(textsIn(test)).toEqual([
      [kitten, kitten, puppy],
      ['<p>Пары?</p>', kitten, puppy, puppy, kitten],
    ]);
    expect(written.left.map((each) => each.name)).toEqual(names);
  });

  it.each(testFormatNames)('are no empty answers to other systems that read %s', async (name) => {
    const { write } = testFormats[name];
    const { understood } = await write(document);
    expect(understood.questions.flatMap((each) => each?.answers ?? [])).not.toContainEqual(
      expect.objectContaining({ value: '' }),
    );
    const matched = understood.questions.map((each) => each?.correspondences.length);
    expect(matched).toEqual([0, 4]);
  });
});
