// Imports of QTI items by interaction, and of invalid packages. The items were written for these tests after the
// specification.
import { describe, expect, it } from 'vitest';
import { fileAddress, exampleTest } from '../../../assessments/document/index.ts';
import { readQti, writeQti } from './index.ts';
import { pack } from '../../archive.ts';
import {
  choices,
  entry,
  head,
  item,
  readItem as read,
  response,
  template,
} from '../../../../testing/schools/qti-items.ts';

describe('an item', () => {
  it('with a single choice is radio, with feedback as comments', async () => {
    const { question, notes } = await read(
      item(
        `<p>Что <b>светит</b>?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
          <prompt>Выберите</prompt>
          <simpleChoice identifier="A">Луна<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Она отражает</feedbackInline></simpleChoice>
          <simpleChoice identifier="B">Солнце</simpleChoice></choiceInteraction>`,
        response('single', 'identifier', ['B']),
        template('match_correct'),
        '<modalFeedback outcomeIdentifier="F" identifier="B" showHide="show">Да</modalFeedback><modalFeedback outcomeIdentifier="F" identifier="Z" showHide="show">Итог</modalFeedback>',
      ),
    );
    expect(question).toMatchObject({
      type: 'radio',
      question: '<p>Что <strong>светит</strong>?</p><p>Выберите</p>',
      shuffle_answers: true,
      max_points: 1,
    });
    expect(
      question.answers.map(({ value, correct, comment }) => [value, correct, comment]),
    ).toEqual([
      ['<p>Луна</p>', false, '<p>Она отражает</p>'],
      ['<p>Солнце</p>', true, '<p>Да</p>'],
    ]);
    expect(notes).toEqual(['общий отзыв на ответ не взят']);
  });

  it('with a multiple choice is checkbox, scored as a whole or in parts', async () => {
    const body = `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0">${choices('H', 'O', 'Cl')}</choiceInteraction>`;
    const mapping = `<mapping lowerBound="0" upperBound="2" defaultValue="-2">${entry('H', 1)}${entry('O', 1)}${entry('Cl', -1)}</mapping>`;
    const declared = response('multiple', 'identifier', ['H', 'O'], mapping);
    expect((await read(item(body, declared, template('map_response')))).question).toMatchObject({
      type: 'checkbox',
      max_points: 2,
      partial: true,
      penalty_percentage: null,
    });
    expect((await read(item(body, declared, template('match_correct')))).question).toMatchObject({
      type: 'checkbox',
      partial: false,
      answers: [{ correct: true }, { correct: true }, { correct: false }],
    });
  });

  it('with a text entry is input, with a text entry in a sentence text_input', async () => {
    const mapping = `<mapping defaultValue="0">${entry('Нева', 1, 'caseSensitive="false"')}${entry('Нево', 0.5, 'caseSensitive="false"')}</mapping>`;
    const declared = response('single', 'string', ['Нева'], mapping);
    const entryAt = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="5"/>';
    const typed = await read(
      item(`<p>Река?</p><p>${entryAt}</p>`, declared, template('map_response')),
    );
    expect(typed.question).toMatchObject({
      type: 'input',
      question: '<p>Река?</p>',
      case_sensitive: false,
    });
    expect(typed.question.answers.map(({ value }) => value)).toEqual(['Нева']);
    expect(typed.notes).toEqual(['ответ «Нево» давал 50 % баллов, теперь его нет среди верных']);
    const sentence = await read(item(`<p>Река ${entryAt} течёт.</p>`, declared));
    expect(sentence.question).toMatchObject({
      type: 'text_input',
      question: '<p>Река [[1]] течёт.</p>',
    });
  });

  it('with a number has its tolerance', async () => {
    const { question } = await read(
      item(
        '<p>Сколько?</p><div><textEntryInteraction responseIdentifier="RESPONSE"/></div>',
        response('single', 'float', ['9.81']),
        '<responseProcessing><responseCondition><responseIf><equal toleranceMode="relative" tolerance="10 10"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
      ),
    );
    expect(question).toMatchObject({
      type: 'numeric_input',
      question: '<p>Сколько?</p>',
      answers: [{ value: '9.81', tolerance: '0.981' }],
    });
  });

  it('with an extended text is textarea, with an audio upload audio_input', async () => {
    const long =
      '<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Почему?</prompt></extendedTextInteraction>';
    expect((await read(item(long, response('single', 'string', [])))).question).toMatchObject({
      type: 'textarea',
      question: '<p>Почему?</p>',
    });
    const spoken =
      '<p>Скажите</p><uploadInteraction responseIdentifier="RESPONSE" type="audio/mpeg"/>';
    expect((await read(item(spoken, response('single', 'file', [])))).question.type).toBe(
      'audio_input',
    );
  });

  it('with an order is sort', async () => {
    const { question } = await read(
      item(
        `<orderInteraction responseIdentifier="RESPONSE">${choices('два', 'раз', 'три')}</orderInteraction>`,
        response('ordered', 'identifier', ['раз', 'два', 'три']),
      ),
    );
    expect(question.answers.map((each) => [each.value, each.correct_position])).toEqual([
      ['<p>два</p>', 2],
      ['<p>раз</p>', 1],
      ['<p>три</p>', 3],
    ]);
  });

  it.each([
    [
      'matchInteraction',
      (one: string, other: string) =>
        `<simpleMatchSet>${one}</simpleMatchSet><simpleMatchSet>${other}</simpleMatchSet>`,
    ],
    ['associateInteraction', (one: string, other: string) => one + other],
  ])('with pairs (%s) is correspondence', async (kind, sets) => {
    const choice = (name: string) =>
      `<simpleAssociableChoice identifier="${name}" matchMax="1">${name}</simpleAssociableChoice>`;
    const { question } = await read(
      item(
        `<${kind} responseIdentifier="RESPONSE">${sets(choice('кит') + choice('волк'), choice('море') + choice('лес'))}</${kind}>`,
        response('multiple', 'directedPair', ['кит море', 'волк лес']),
      ),
    );
    expect(question).toMatchObject({ type: 'correspondence', correspondence_multi: false });
    expect(question.correspondences.map(({ is_main }) => is_main)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(question.correspondence_links).toEqual([
      { main_id: 1, dependent_id: 3 },
      { main_id: 2, dependent_id: 4 },
    ]);
  });

  it('with inline choices or gaps is select_input', async () => {
    const list = (identifier: string) =>
      `<inlineChoiceInteraction responseIdentifier="${identifier}"><inlineChoice identifier="A">под</inlineChoice><inlineChoice identifier="B">на</inlineChoice></inlineChoiceInteraction>`;
    const lists = await read(
      item(
        `<p>Кот ${list('R1')} окне, пёс ${list('R2')} столом.</p>`,
        response('single', 'identifier', ['B'], '', 'R1') +
          response('single', 'identifier', ['A'], '', 'R2'),
      ),
    );
    const gaps = await read(
      item(
        `<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="A" matchMax="1">под</gapText><gapText identifier="B" matchMax="1">на</gapText>
          <blockquote><p>Кот <gap identifier="G1"/> окне, пёс <gap identifier="G2"/> столом.</p></blockquote></gapMatchInteraction>`,
        response('multiple', 'directedPair', ['B G1', 'A G2']),
      ),
    );
    for (const { question } of [lists, gaps]) {
      expect(question.type).toBe('select_input');
      expect(question.question).toContain('<p>Кот [[1]] окне, пёс [[2]] столом.</p>');
      expect(question.select_input_items.map(({ value, correct }) => [value, correct])).toEqual([
        ['под', false],
        ['на', true],
        ['под', true],
        ['на', false],
      ]);
    }
  });

  it('of version 3.0 has other names', async () => {
    const { question } = await read(
      `${head}<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="Имя" time-dependent="false">
        <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
        <qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Кто?</qti-prompt>
          <qti-simple-choice identifier="A">я</qti-simple-choice><qti-simple-choice identifier="B">ты</qti-simple-choice></qti-choice-interaction></qti-item-body>
        <qti-modal-feedback outcome-identifier="F" identifier="B" show-hide="show"><qti-content-body><p>Да</p></qti-content-body></qti-modal-feedback>
      </qti-assessment-item>`,
    );
    expect(question).toMatchObject({
      type: 'radio',
      question: '<p>Кто?</p>',
      answers: [{ correct: false }, { correct: true, comment: '<p>Да</p>' }],
    });
  });

  it.each([
    ['<p>Прочтите</p>', 'Это пояснение, а не вопрос'],
    ['<hotspotInteraction responseIdentifier="RESPONSE"/>', 'Задания на рисунке не поддерживаются'],
    [
      '<uploadInteraction responseIdentifier="RESPONSE"/>',
      'Задания, где сдают файл, не поддерживаются',
    ],
    [
      '<extendedTextInteraction responseIdentifier="RESPONSE"/><extendedTextInteraction responseIdentifier="R2"/>',
      'В одном вопросе несколько заданий',
    ],
  ])('with %s is skipped', async (body, why) => {
    await expect(read(item(body, ''))).rejects.toThrow(why);
  });
});

const manifest = (resources: string) =>
  `${head}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources}</resources></manifest>`;

const essay = (text: string) =>
  item(`<p>${text}</p><extendedTextInteraction responseIdentifier="RESPONSE"/>`, '');

describe('a package', () => {
  it('contains a test whose sections are parts, and the files shown in texts', async () => {
    const bytes = await pack(
      new Map<string, string | Uint8Array>([
        [
          'imsmanifest.xml',
          manifest(`<resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/t.xml"/>
            <resource identifier="a" type="imsqti_item_xmlv2p1" href="items/a.xml"><file href="items/a.xml"/><file href="img/%D0%BB%D0%B5%D1%81.png"/><file href="style.css"/><file href="extra.pdf"/></resource>
            <resource identifier="b" type="imsqti_item_xmlv2p1" href="items/b.xml"/>`),
        ],
        [
          'tests/t.xml',
          `${head}<assessmentTest identifier="t" title="Контрольная"><timeLimits maxTime="600"/><testPart identifier="p"><assessmentSection identifier="s1" title="Разминка"><selection select="1"/>
            <assessmentItemRef identifier="b" href="../items/b.xml"><timeLimits maxTime="30"/><weight identifier="W" value="3"/></assessmentItemRef></assessmentSection>
            <assessmentSection identifier="s2" title=""><assessmentSection identifier="s3" title="x"><assessmentItemRef identifier="a" href="../items/a.xml"><itemSessionControl maxAttempts="2"/></assessmentItemRef></assessmentSection>
            <assessmentItemRef identifier="c" href="../items/c.xml"/></assessmentSection></testPart></assessmentTest>`,
        ],
        [
          'items/a.xml',
          essay(
            '<img src="../img/%D0%BB%D0%B5%D1%81.png" alt="Лес"/><img src="../../../etc/passwd"/><a href="https://example.com/">сайт</a>',
          ),
        ],
        ['items/b.xml', essay('Б')],
        ['img/лес.png', new Uint8Array([1, 2])],
        ['style.css', ''],
        ['extra.pdf', 'x'],
      ]),
    );
    const { test, report } = await readQti(bytes);
    expect(test).toMatchObject({
      title: 'Контрольная',
      timer: 600,
      parts: [{ part: 1, title: 'Разминка', draws_count: 1 }],
    });
    expect(test.questions).toMatchObject([
      { question: '<p>Б</p>', part: 1, timer: 30, max_points: 3 },
      { part: 2, max_attempts: 2, infinity_attempts: false, files: ['extra.pdf'] },
    ]);
    expect(test.questions[1]?.question).toContain(`src="${fileAddress('лес.png')}"`);
    expect(test.questions[1]?.question).toContain('href="https://example.com/"');
    expect(test.questions[1]?.question).not.toContain('passwd');
    expect(test.files.map(({ name }) => name)).toEqual(['extra.pdf', 'лес.png']);
    expect([...((await test.files[1]?.bytes()) ?? [])]).toEqual([1, 2]);
    expect(report.left).toEqual([
      { question: 3, line: null, name: 'items/c.xml', why: 'В архиве нет файла items/c.xml' },
    ]);
  });

  it('without a test consists of its items', async () => {
    const bytes = await pack(
      new Map([
        [
          'imsmanifest.xml',
          manifest('<resource identifier="a" type="imsqti_item_xmlv2p2" href="a.xml"/>'),
        ],
        ['a.xml', essay('А')],
      ]),
    );
    expect((await readQti(bytes)).test.questions).toMatchObject([{ type: 'textarea' }]);
  });

  it('has the same bytes for the same test', async () => {
    const [one, other] = [await writeQti(exampleTest), await writeQti(exampleTest)];
    expect(Buffer.compare(one.file, other.file)).toBe(0);
  });

  const none = async (files: [string, string][]) => pack(new Map(files));

  it.each([
    ['nothing', async () => new Uint8Array(), 'Это не архив ZIP, или он повреждён'],
    [
      'bytes of something else',
      async () => new Uint8Array(1000).fill(80),
      'Это не архив ZIP, или он повреждён',
    ],
    [
      'another archive',
      () => none([['a.txt', 'x']]),
      'Это не пакет QTI: в нём нет imsmanifest.xml',
    ],
    [
      'an older version',
      () => none([['imsmanifest.xml', manifest('<resource type="imsqti_xmlv1p2" href="a.xml"/>')]]),
      'Это QTI 1.2, поддерживаются 2.1, 2.2 и 3.0',
    ],
    [
      'a manifest that is broken off',
      () => none([['imsmanifest.xml', '<manifest>\n<resources>']]),
      'Это не XML, или он повреждён (imsmanifest.xml, строка 2)',
    ],
    [
      'an older item',
      async () => new TextEncoder().encode('<questestinterop/>'),
      'Это QTI 1.2, поддерживаются 2.1, 2.2 и 3.0',
    ],
  ])('that is %s is reported', async (_, bytes, why) => {
    expect((await readQti(await bytes())).report).toMatchObject({ taken: 0, left: [{ why }] });
  });

  it('that is truncated anywhere is rejected', async () => {
    const { file } = await writeQti(exampleTest);
    for (const share of [0.1, 0.5, 0.9]) {
      const { report } = await readQti(file.slice(0, Math.floor(file.length * share)));
      expect(report.taken).toBe(0);
    }
  });
});
