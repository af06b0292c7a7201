// The meaning of content in all formats: formulas, line breaks, points and shared answers; questions that lost
// essential content are imported inactive.
import { describe, expect, it } from 'vitest';
import { choices, item, readItem, response } from '../../testing/schools/qti-items.ts';
import { readGift } from './formats/gift/index.ts';
import { readMoodle } from './formats/moodle/index.ts';
import { testFormats } from './formats/index.ts';
import { detectFormat } from './detect-format.ts';
import { convertMathMl } from '../assessments/document/index.ts';
import type { ReadTest } from './build-document.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const qti = (body: string) =>
  readItem(
    item(
      `${body}<choiceInteraction responseIdentifier="RESPONSE">${choices('A', 'B')}</choiceInteraction>`,
      response('single', 'identifier', ['A']),
    ),
  );

interface Essay {
  text: string;
  format?: string;
  grade?: number | string;
}

const moodle = (...all: Essay[]) =>
  readMoodle(
    `<quiz>${all
      .map(
        ({ text, format = 'html', grade = 1 }) =>
          `<question type="essay"><name><text>Имя</text></name><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>${grade}</defaultgrade></question>`,
      )
      .join('')}</quiz>`,
  );

const notesOf = ({ report }: ReadTest) => report.changed.map(({ what }) => what);

describe('a formula of MathML', () => {
  const math = (inside: string, attributes = '') =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML" ${attributes}>${inside}</math>`;

  it.each([
    [
      'its TeX',
      math(
        '<semantics><mi>a</mi><annotation encoding="application/x-tex">\\alpha</annotation></semantics>',
      ),
      '\\alpha',
    ],
    ['an alternative in TeX', math('<mi>E</mi>', 'alttext="E=mc^2"'), 'E=mc^2'],
    [
      'what it shows',
      math('<mfrac><mn>1</mn><mrow><mi>x</mi><mo>&lt;</mo><mn>2</mn></mrow></mfrac>'),
      '\\frac{1}{x < 2}',
    ],
    [
      'signs by their names',
      '<m:math><m:mi>&alpha;</m:mi><m:mo>&#8804;</m:mo><m:mn>5%</m:mn></m:math>',
      '\\alpha \\leq 5\\%',
    ],
    ['words, where there is no more', math('', 'alttext="одна вторая"'), 'одна вторая'],
  ])('becomes %s', (_, html, tex) => {
    const { html: written, lacking } = convertMathMl(`(${html})`, (each) => each);
    expect(written.replaceAll('&lt;', '<')).toBe(`(${tex})`);
    expect(lacking).toEqual([]);
  });

  it('is imported as a formula of the editor', async () => {
    const square = '<msup><mi>x</mi><mn>2</mn></msup>';
    const formula = '<p>Чему равно <span class="formula">x^{2}</span>?</p>';
    expect(moodle({ text: `Чему равно ${math(square)}?` }).test.questions[0]?.question).toBe(
      formula,
    );
    const { question, notes } = await qti(`<p>Чему равно ${math(square)}?</p>`);
    expect(question.question).toBe(formula);
    expect(notes).toEqual([]);
  });
});

describe('a question that lost essential content', () => {
  const lost: [string, string, string][] = [
    ['a formula that says nothing', '<math><apply/></math>', 'формула MathML не прочиталась'],
    ['a drawing', '<svg><circle r="1"/></svg>', 'рисунок SVG не взят'],
    ['a film', '<video src="https://x.test/1.mp4"></video>', 'видео или звук в тексте не взяты'],
    [
      'a picture of another site',
      '<img src="https://x.test/1.png"/>',
      'картинка с другого сайта не взята',
    ],
  ];

  it.each(lost)('%s is imported inactive', async (_, html, why) => {
    const text = `<p>Что это: ${html}?</p>`;
    const gift = readGift(`[html]${text.replaceAll(/[:=]/g, String.raw`\$&`)} {}`);
    for (const read of [moodle({ text }), gift]) {
      expect(read.test.questions).toMatchObject([{ active: false }]);
      expect(notesOf(read)).toEqual([`выключен: ${why}`]);
    }
  });

  it('is imported inactive from QTI: a variable, or a text in another file', async () => {
    const { question, notes } = await qti(
      '<p>Сколько будет <printedVariable identifier="X"/>?</p>',
    );
    expect(question.active).toBe(false);
    expect(notes).toEqual(['выключен: переменная в тексте не взята']);
  });

  it('remains active if only a comment lost content', () => {
    const read = readGift(String.raw`Что это? {=Лес#[html]<svg></svg>Да ~Луг}`);
    expect(read.test.questions).toMatchObject([{ active: true }]);
    expect(notesOf(read)).toEqual(['рисунок SVG не взят']);
  });
});

describe('a line break', () => {
  it('is a space in HTML and in XML', async () => {
    expect(moodle({ text: 'энергия\n  покоя' }).test.questions[0]?.question).toBe(
      '<p>энергия покоя</p>',
    );
    const body =
      '<choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">энергии покоя\n   тела</simpleChoice><simpleChoice identifier="B">нет</simpleChoice></choiceInteraction>';
    const { question } = await readItem(item(body, response('single', 'identifier', ['\n A\n'])));
    expect(question.answers.map(({ value, correct }) => [value, correct])).toEqual([
      ['<p>энергии покоя тела</p>', true],
      ['<p>нет</p>', false],
    ]);
    const list =
      '<p>Кот <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="A">под\n  столом</inlineChoice><inlineChoice identifier="B">на окне</inlineChoice></inlineChoiceInteraction></p>';
    const blanks = await readItem(item(list, response('single', 'identifier', ['A'])));
    expect(blanks.question.select_input_items[0]?.value).toBe('под столом');
  });

  it('is a line in plain text', () => {
    const text = '\nпервая\nвторая\n';
    const { test } = moodle({ text, format: 'plain_text' }, { text, format: 'moodle_auto_format' });
    const gift = readGift('[plain]первая\nвторая {}');
    for (const { question } of [...test.questions, ...gift.test.questions]) {
      expect(question).toBe('<p>первая<br>вторая</p>');
    }
  });
});

describe('points', () => {
  it('that are fractional are made whole by the same factor for all questions', () => {
    const read = moodle(
      { text: 'а', grade: 0.25 },
      { text: 'б', grade: '0.5000000' },
      { text: 'в', grade: 2 },
    );
    expect(read.test.questions.map(({ max_points }) => max_points)).toEqual([1, 2, 8]);
    expect(notesOf(read)).toEqual([
      'балл 0,25 изменён на 1: баллы всех вопросов файла умножены на 4',
      'балл 0,5 изменён на 2: баллы всех вопросов файла умножены на 4',
      'балл 2 изменён на 8: баллы всех вопросов файла умножены на 4',
    ]);
  });

  it('that no factor makes whole deactivate their question, and positive points never become 0', () => {
    const read = moodle(
      { text: 'а', grade: 0.0001 },
      { text: 'б', grade: 3 },
      { text: 'в', grade: 0 },
    );
    expect(read.test.questions).toMatchObject([
      { max_points: 1, active: false },
      { max_points: 3, active: true },
      { max_points: 0, active: true },
    ]);
    expect(notesOf(read)).toEqual(['выключен: балл 0,0001 изменён на 1']);
  });
});

it('items that share an answer are pairs with it in every format', async () => {
  const pairs = [
    ['Волга', 'река'],
    ['Ока', 'река'],
    ['Байкал', 'озеро'],
  ];
  const xml = `<quiz><question type="matching"><questiontext><text>Что это?</text></questiontext>${pairs
    .map(
      ([one, other]) =>
        `<subquestion><text>${one}</text><answer><text>${other}</text></answer></subquestion>`,
    )
    .join('')}</question></quiz>`;
  const gift = `Что это? {${pairs.map(([one, other]) => `=${one} -> ${other}`).join(' ')}}`;
  const said = [readMoodle(xml), readGift(gift)];
  // Other systems read the same from exported files.
  for (const format of Object.values(testFormats)) {
    const { understood } = await format.write(said[0]?.test ?? readMoodle('').test);
    expect(understood.questions).toMatchObject([{ correspondence_multi: true }]);
  }
  for (const { test } of said) {
    expect(test.questions).toMatchObject([
      { type: 'correspondence', correspondence_multi: true, active: true },
    ]);
    expect(test.questions[0]?.correspondences.map(({ value }) => value)).toEqual(
      ['Волга', 'Ока', 'Байкал', 'река', 'озеро'].map((name) => `<p>${name}</p>`),
    );
    expect(test.questions[0]?.correspondence_links).toHaveLength(3);
  }
});

it.each([
  [
    '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i"/>',
    'qti21',
  ],
  ['<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd"><questestinterop/>', 'qti21'],
  ['<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"/>', 'qti21'],
  ['<imsqti:assessmentTest xmlns:imsqti="http://www.imsglobal.org/xsd/imsqti_v2p1"/>', 'qti21'],
  ['<quiz/>', 'moodle'],
  ['<p>Столица?</p> {=Москва ~Киев}', 'gift'],
  ['<b>manifest</b> {T}', 'gift'],
])('detects the format of a file that begins with %s', async (text, format) => {
  expect(await detectFormat(bytesOf(text))).toBe(format);
});
