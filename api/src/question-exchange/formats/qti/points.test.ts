// Scoring of imported items: preserved where a question here can score the same way, otherwise reported.
import { describe, expect, it } from 'vitest';
import {
  choices,
  entry,
  item,
  readItem,
  response,
  template,
} from '../../../../testing/schools/qti-items.ts';

const mapping = (entries: string, bounds = 'lowerBound="0" defaultValue="0"') =>
  `<mapping ${bounds}>${entries}</mapping>`;

const value = (text: string, type = 'identifier') =>
  `<baseValue baseType="${type}">${text}</baseValue>`;
const variable = '<variable identifier="RESPONSE"/>';
const set = (points: number) =>
  `<setOutcomeValue identifier="SCORE">${value(String(points), 'float')}</setOutcomeValue>`;
const add = (points: number) =>
  `<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/>${value(String(points), 'float')}</sum></setOutcomeValue>`;
const when = (...branches: [condition: string, then: string][]) =>
  `<responseCondition>${branches
    .map(([condition, then], index) => {
      const kind = index === 0 ? 'responseIf' : 'responseElseIf';
      return `<${kind}>${condition}${then}</${kind}>`;
    })
    .join('')}</responseCondition>`;
const rules = (...all: string[]) => `<responseProcessing>${all.join('')}</responseProcessing>`;
const isRight = (identifier = 'RESPONSE') =>
  `<match><variable identifier="${identifier}"/><correct identifier="${identifier}"/></match>`;

const gapBody = `<gapMatchInteraction responseIdentifier="RESPONSE">
  <gapText identifier="A" matchMax="1">под</gapText><gapText identifier="B" matchMax="1">на</gapText>
  <p>Кот <gap identifier="G1"/> окне, пёс <gap identifier="G2"/> столом.</p></gapMatchInteraction>`;

const pairBody = (multi = 1) => {
  const one = (name: string) =>
    `<simpleAssociableChoice identifier="${name}" matchMax="${multi}">${name}</simpleAssociableChoice>`;
  return `<matchInteraction responseIdentifier="RESPONSE"><simpleMatchSet>${one('A')}${one('B')}</simpleMatchSet><simpleMatchSet>${one('X')}${one('Y')}</simpleMatchSet></matchInteraction>`;
};

const mapped = (body: string, pairs: readonly string[], map: string) =>
  readItem(item(body, response('multiple', 'directedPair', pairs, map), template('map_response')));

describe('gaps and pairs', () => {
  it('with equal shares retain their points and penalty', async () => {
    const { question, notes } = await mapped(
      gapBody,
      ['A G1', 'B G2'],
      mapping(entry('A G1', 2) + entry('B G2', 2), 'lowerBound="0" defaultValue="-1"'),
    );
    expect(question).toMatchObject({ max_points: 4, partial: true, penalty_percentage: 25 });
    expect(notes).toEqual([]);
  });

  it('with different shares get equal ones, which is reported', async () => {
    const { question, notes } = await mapped(
      gapBody,
      ['A G1', 'B G2'],
      mapping(entry('A G1', 1) + entry('B G2', 3), 'defaultValue="-1"'),
    );
    expect(question).toMatchObject({ max_points: 4, partial: true, penalty_percentage: 25 });
    expect(notes).toEqual([
      'за ошибки баллы уходили ниже нуля, теперь не меньше 0',
      'пропуски давали разные доли баллов, теперь поровну',
    ]);
    const pairs = await mapped(
      pairBody(),
      ['A X', 'B Y'],
      mapping(entry('A X', 3) + entry('B Y', 1)),
    );
    expect(pairs.question).toMatchObject({ max_points: 4, partial: true, penalty_percentage: 0 });
    expect(pairs.notes).toEqual(['верные пары давали разные доли баллов, теперь поровну']);
  });

  it('report a word that gave a part of the points', async () => {
    const { question, notes } = await mapped(
      gapBody,
      ['A G1', 'B G2'],
      mapping(entry('A G1', 2) + entry('B G1', 1) + entry('B G2', 2) + entry('A G2', -1)),
    );
    expect(question).toMatchObject({ max_points: 4, penalty_percentage: 25 });
    expect(notes).toEqual(['вариант «на» давал 50 % баллов за пропуск, теперь неверный']);
  });

  it('take away as much as a right pair gives if an item may have several', async () => {
    const map = mapping(entry('A X', 1) + entry('A Y', 1), 'lowerBound="0" defaultValue="-1"');
    const several = await mapped(pairBody(0), ['A X', 'A Y'], map);
    expect(several.question).toMatchObject({
      correspondence_multi: true,
      max_points: 2,
      penalty_percentage: null,
    });
    const single = await mapped(
      pairBody(),
      ['A X', 'B Y'],
      mapping(entry('A X', 1) + entry('B Y', 1), 'lowerBound="0" defaultValue="-1"'),
    );
    // A wrong pair replaces a right one, and takes away more than the loss of that.
    expect(single.question).toMatchObject({ max_points: 2, penalty_percentage: 50 });
    expect([...several.notes, ...single.notes]).toEqual([]);
  });
});

describe('an order', () => {
  const ordered = (rules: string) =>
    readItem(
      item(
        `<orderInteraction responseIdentifier="RESPONSE">${choices('A', 'B', 'C')}</orderInteraction>`,
        response('ordered', 'identifier', ['A', 'B', 'C']),
        rules,
      ),
    );
  const order = (...names: string[]) =>
    `<match>${variable}<ordered>${names.map((name) => value(name)).join('')}</ordered></match>`;

  it('has the points of its key, and reports other orders that gave points', async () => {
    const { question, notes } = await ordered(
      rules(when([isRight(), set(4)], [order('B', 'C', 'A'), set(2)])),
    );
    expect(question).toMatchObject({ type: 'sort', max_points: 4, partial: false });
    expect(notes).toEqual(['другой порядок давал баллы (2 из 4), теперь только верный']);
  });

  it('scores each item in its position if the QTI item did', async () => {
    const inPlace = (name: string, place: number) =>
      when([`<match><index n="${place}">${variable}</index>${value(name)}</match>`, add(1)]);
    const { question, notes } = await ordered(
      rules(inPlace('A', 1), inPlace('B', 2), inPlace('C', 3)),
    );
    expect(question).toMatchObject({ max_points: 3, partial: true });
    expect(notes).toEqual([]);
  });
});

describe('blanks', () => {
  const blank = (name: string) => `<textEntryInteraction responseIdentifier="${name}"/>`;
  const body = `<p>Волга впадает в ${blank('R1')}, Нева — в ${blank('R2')}.</p>`;
  const declared =
    response('single', 'string', ['Каспий'], '', 'R1') +
    response('single', 'string', ['Балтику'], '', 'R2');

  it('add up to the points of the question', async () => {
    const sum = rules(when([isRight('R1'), add(2)]), when([isRight('R2'), add(2)]));
    const { question, notes } = await readItem(item(body, declared, sum));
    expect(question).toMatchObject({ max_points: 4, partial: true, penalty_percentage: 0 });
    expect(notes).toEqual([]);
  });

  it('are scored as a whole if all must be right', async () => {
    const all = rules(when([`<and>${isRight('R1')}${isRight('R2')}</and>`, set(3)]));
    const { question, notes } = await readItem(item(body, declared, all));
    expect(question).toMatchObject({ max_points: 3, partial: false });
    expect(notes).toEqual([]);
  });

  it('report different shares', async () => {
    const sum = rules(when([isRight('R1'), add(1)]), when([isRight('R2'), add(2)]));
    const { question, notes } = await readItem(item(body, declared, sum));
    expect(question.max_points).toBe(3);
    expect(notes).toEqual(['пропуски давали разные доли баллов, теперь поровну']);
  });

  it('use the texts and case sensitivity of the rules', async () => {
    const like = (text: string, points: number): [string, string] => [
      `<stringMatch caseSensitive="false">${variable}${value(text, 'string')}</stringMatch>`,
      set(points),
    ];
    const { question, notes } = await readItem(
      item(
        `<p>Река?</p><p>${blank('RESPONSE')}</p>`,
        response('single', 'string', ['Нева']),
        rules(when(like('Нева', 4), like('Нево', 1))),
      ),
    );
    expect(question).toMatchObject({ type: 'input', max_points: 4, case_sensitive: false });
    expect(question.answers.map((answer) => answer.value)).toEqual(['Нева']);
    expect(notes).toEqual(['ответ «Нево» давал 25 % баллов, теперь его нет среди верных']);
  });
});

describe('choices', () => {
  const body = (attributes: string, inner: string) =>
    `<choiceInteraction responseIdentifier="RESPONSE" ${attributes}>${inner}</choiceInteraction>`;

  it('have the points that the rules set for each', async () => {
    const is = (name: string) => `<match>${variable}${value(name)}</match>`;
    const { question, notes } = await readItem(
      item(
        body('maxChoices="1"', choices('A', 'B', 'C')),
        response('single', 'identifier', ['B']),
        rules(when([is('B'), set(4)], [is('C'), set(1)], [is('A'), set(-1)])),
      ),
    );
    expect(question).toMatchObject({ type: 'radio', max_points: 4 });
    expect(notes).toEqual([
      'вариант «A» отнимал баллы, теперь просто неверный',
      'вариант «C» давал 25 % баллов, теперь неверный',
    ]);
  });

  it('report the penalty that is preserved', async () => {
    const map = mapping(entry('A', 1) + entry('B', 1) + entry('C', -1), 'defaultValue="-3"');
    const maximum =
      '<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>1</value></defaultValue></outcomeDeclaration>';
    const { question, notes } = await readItem(
      item(
        body('maxChoices="0"', choices('A', 'B', 'C', 'D')),
        response('multiple', 'identifier', ['A', 'B'], map) + maximum,
        template('map_response'),
      ),
    );
    expect(question).toMatchObject({ max_points: 1, penalty_percentage: 100 });
    expect(notes).toContain('ошибки отнимали разные доли баллов, теперь каждая 100 %');
    expect(notes).toContain('верные варианты давали по 100 % баллов, теперь по 50 %');
  });

  it('with some fixed choices are not shuffled, which is reported', async () => {
    const fixed = '<simpleChoice identifier="Z" fixed="true">Всё перечисленное</simpleChoice>';
    const declared = response('single', 'identifier', ['A']);
    const read = (inner: string) => readItem(item(body('shuffle="true"', inner), declared));
    const some = await read(choices('A', 'B') + fixed);
    expect(some.question.shuffle_answers).toBe(false);
    expect(some.notes).toEqual([
      'перемешивались не все варианты, теперь все стоят на своих местах',
    ]);
    const none = await read(choices('A', 'B'));
    expect(none.question.shuffle_answers).toBe(true);
    expect(none.notes).toEqual([]);
  });

  it('report unsupported rules', async () => {
    const { question, notes } = await readItem(
      item(
        body('maxChoices="0"', choices('A', 'B', 'C')),
        response('multiple', 'identifier', ['A', 'B']),
        rules('<setOutcomeValue identifier="SCORE"><customOperator/></setOutcomeValue>'),
      ),
    );
    expect(question.answers.map(({ correct }) => correct)).toEqual([true, true, false]);
    expect(notes).toEqual(['как начислялись баллы, не прочиталось: проверьте баллы вопроса']);
  });
});
