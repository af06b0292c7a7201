// Questions whose texts consist only of pictures: a file carries the pictures or their names.
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  pairsOf,
  questionOf,
  defaultSettings,
  fileAddress,
  type TestDocument,
  normalDocument,
  cleanText,
} from '../assessments/document/index.ts';
import { testFormats, testFormatNames } from './formats/index.ts';

const names = ['кот.png', 'пёс.png'];
const [cat = '', dog = ''] = names.map((name) =>
  cleanText(`<p><img src="${fileAddress(name)}" alt=""></p>`),
);

const document: TestDocument = normalDocument({
  ...defaultSettings,
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

async function through(name: keyof typeof testFormats, of = document) {
  const { write, read } = testFormats[name];
  const { file, report } = await write(of);
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  return { file, written: report, ...(await read(bytes)) };
}

describe('texts that consist only of pictures', () => {
  it.each(['moodle', 'gift', 'qti21', 'qti30'] as const)('are preserved in %s', async (name) => {
    const { test, written } = await through(name);
    expect(textsIn(test)).toEqual(textsIn(document));
    expect(written.left).toEqual([]);
    const contents = test.files.map(async (file) => [file.name, String(await file.bytes())]);
    expect(await Promise.all(contents)).toEqual(names.map((each) => [each, each]));
  });

  it('are replaced by file names in xlsx, which has no files', async () => {
    const { test, written } = await through('xlsx');
    const [kitten, puppy] = names.map((each) => `<p>[файл «${each}»]</p>`);
    expect(textsIn(test)).toEqual([
      [kitten, kitten, puppy],
      ['<p>Пары?</p>', kitten, puppy, puppy, kitten],
    ]);
    expect(written.left.map((each) => each.name)).toEqual(names);
  });

  it.each(testFormatNames)('are not empty answers in other systems that read %s', async (name) => {
    const { write } = testFormats[name];
    const { understood } = await write(document);
    expect(understood.questions.flatMap((each) => each?.answers ?? [])).not.toContainEqual(
      expect.objectContaining({ value: '' }),
    );
    const matched = understood.questions.map((each) => each?.correspondences.length);
    expect(matched).toEqual([0, 4]);
  });

  it('are replaced by file names in GIFT where they are large or only plain text is possible', async () => {
    const matched = questionOf({
      type: 'correspondence',
      question: '<p>Пары?</p>',
      ...pairsOf([
        { main: '<p>Лает</p>', dependent: dog },
        { main: '<p>Поёт</p>', dependent: '<p>Никто</p>' },
      ]),
    });
    const large = Buffer.alloc(100 * 1024 + 1);
    const { test, written } = await through('gift', {
      ...document,
      questions: [...document.questions.slice(0, 1), matched].map((question) => ({
        ...question,
        answers: question.answers.filter(({ value }) => value === cat),
      })),
      files: document.files.map((file) =>
        file.name === names[0] ? { ...file, bytes: async () => large } : file,
      ),
    });
    expect(test.files).toEqual([]);
    expect(textsIn(test)).toEqual([
      ['<p>[файл «кот.png»]</p>', '<p>[файл «кот.png»]</p>'],
      ['<p>Пары?</p>', '<p>Лает</p>', '<p>Поёт</p>', '<p>[файл «пёс.png»]</p>', '<p>Никто</p>'],
    ]);
    expect(written.left.map(({ name, why }) => [name, why])).toEqual([
      ['кот.png', 'Файл не поместился: в GIFT картинки до 100 КБ'],
      ['пёс.png', 'В таких файлах нет места для вложений'],
    ]);
  });

  it('take the name given in their data URL in GIFT', async () => {
    const picture = (name: string) => String.raw`<img src\="data\:image/png;${name}base64,aGk\=">`;
    const { test } = await testFormats.gift.read(
      Buffer.from(
        ['', String.raw`name\=%D1%81%D0%BE%D0%B2%D0%B0.png;`, String.raw`name\=сова.html;`]
          .map((name, index) => `[html]${index} ${picture(name)} {}`)
          .join('\n\n'),
      ),
    );
    expect(test.files.map(({ name, media_type }) => [name, media_type])).toEqual([
      ['картинка.png', 'image/png'],
      ['сова.png', 'image/png'],
    ]);
  });
});
