// Reads blanks in a text: text entries, inline choices and gap matches.
import {
  answersOf,
  blanksWithAnswers,
  blanksWithItems,
  requireAtMost,
  type TestQuestion,
  excerpt,
} from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { shown, acceptedAnswers } from '../fractions.ts';
import {
  constantsIn,
  nothingDeclared,
  numbersIn,
  rightIn,
  shuffledIn,
  type ResponseDeclaration,
} from './declarations.ts';
import { attributeOf, partsOf } from './names.ts';
import type { Interaction } from './read-choices.ts';
import { plainIn } from './read-texts.ts';
import {
  maxPointsOf,
  percentOf,
  scoreAnswer,
  derivePoints,
  type Item,
  type ResponseValue,
  type WrongValue,
} from './derive-points.ts';

type Parts = Partial<TestQuestion>;

/** A possible value of a blank. */
interface Option {
  piece: ResponseValue;
  /** The displayed text. */
  value: string;
  isRight: boolean;
}

type Blank = readonly Option[];

interface Judged {
  /** For each option of each blank: percent of the points of the blank's best option. */
  percents: number[][];
  points: Parts;
}

/** The options with the most points in a blank are right. */
function judged(blanks: readonly Blank[], item: Item): Judged {
  const alone = ({ piece }: Option) => scoreAnswer(item, [piece]) ?? 0;
  const keys = blanks.map((options) => {
    const right = options.find(({ isRight }) => isRight);
    if (right !== undefined) return right;
    const scores = options.map(alone);
    return options[scores.indexOf(Math.max(0.001, ...scores))];
  });
  const others = (blank: number) =>
    keys.flatMap((key, index) => (key === undefined || index === blank ? [] : [key.piece]));
  const gains = blanks.map((options, blank) => {
    const base = scoreAnswer(item, others(blank)) ?? 0;
    return options.map(({ piece }) => (scoreAnswer(item, [...others(blank), piece]) ?? 0) - base);
  });
  const percents = gains.map((points, blank) => {
    const best = points[blanks[blank]?.indexOf(keys[blank] ?? nobody) ?? -1] ?? 0;
    return points.map((each, index) => {
      if (best <= 0) return blanks[blank]?.[index]?.isRight === true ? 100 : 0;
      return (100 * each) / best;
    });
  });
  const known = keys.flatMap((key) => (key === undefined ? [] : [key.piece]));
  const wrong = blanks.flatMap((options, blank): WrongValue[] =>
    options.flatMap(({ piece }, index) => {
      const isWrong = (percents[blank]?.[index] ?? 0) <= 0;
      const key = keys[blank];
      return isWrong ? [{ piece, place: key === undefined ? null : known.indexOf(key.piece) }] : [];
    }),
  );
  const parts = 'пропуски';
  return { percents, points: derivePoints(item, { key: known, wrong, parts, areBeside: false }) };
}

const nobody: Option = { piece: { response: '', value: '' }, value: '', isRight: false };

const isBest = (percent: number): boolean => percent > 99.99;

function filled(blanks: readonly Blank[], item: Item): Parts {
  const { percents, points } = judged(blanks, item);
  const fillings = blanks.map((options, blank) =>
    options.map(({ value }, index) => {
      const percent = percents[blank]?.[index] ?? 0;
      if (percent > 0 && !isBest(percent)) {
        item.reading.changed.push(
          `вариант «${excerpt(value)}» давал ${shown(percent)} % баллов за пропуск, теперь неверный`,
        );
      }
      return { value, correct: isBest(percent) };
    }),
  );
  return { type: 'select_input', ...blanksWithItems(fillings), ...points };
}

export function chosenBlanks(text: string, blanks: readonly XmlElement[], item: Item): Parts {
  const choicesOf = (blank: XmlElement) => requireAtMost(partsOf(blank, 'inlineChoice'));
  const all = blanks.map((blank) => {
    const response = attributeOf(blank, 'responseIdentifier');
    const right = rightIn(item.declared.get(response) ?? nothingDeclared);
    return choicesOf(blank).map((choice): Option => {
      const value = attributeOf(choice, 'identifier');
      return {
        piece: { response, value },
        value: plainIn(choice, item.reading),
        isRight: right.has(value),
      };
    });
  });
  const shuffles = blanks.map((blank) => shuffledIn(blank, choicesOf(blank), item.reading.changed));
  const shuffle_answers = shuffles.find((each) => each === false) ?? shuffles[0] ?? null;
  return { question: text, shuffle_answers, ...filled(all, item) };
}

export function gaps(
  text: string,
  blanks: readonly XmlElement[],
  { element, declared, item }: Interaction,
): Parts {
  const right = rightIn(declared);
  const response = attributeOf(element, 'responseIdentifier');
  const elements = requireAtMost(partsOf(element, 'gapText'));
  const words = elements.map((word) => ({
    identifier: attributeOf(word, 'identifier'),
    value: plainIn(word, item.reading),
  }));
  const all = blanks.map((gap) =>
    words.map(({ identifier, value }): Option => {
      const pair = `${identifier} ${attributeOf(gap, 'identifier')}`;
      return { piece: { response, value: pair }, value, isRight: right.has(pair) };
    }),
  );
  const shuffle_answers = shuffledIn(element, elements, item.reading.changed);
  return { question: text, shuffle_answers, ...filled(all, item) };
}

/** A single blank in a paragraph after the question is the whole answer. */
const alone = /<p>\[\[1\]\]<\/p>$/;

const isNumber = ({ baseType }: ResponseDeclaration) =>
  baseType === 'float' || baseType === 'integer';

export function typedBlanks(text: string, blanks: readonly XmlElement[], item: Item): Parts {
  const responses = blanks.map((blank) => attributeOf(blank, 'responseIdentifier'));
  const [first = ''] = responses;
  const declared = item.declared.get(first) ?? nothingDeclared;
  const isWhole = blanks.length === 1 && alone.test(text);
  if (isWhole && isNumber(declared)) return numeric(text.replace(alone, ''), first, declared, item);
  const options = responses.map((response) => typedOptions(response, item));
  const { percents, points } = judged(options, item);
  const right = options.map((all, blank) =>
    acceptedAnswers(
      all.flatMap(({ value }, index) =>
        value === '' ? [] : [{ value, comment: null, percent: rounded(percents[blank]?.[index]) }],
      ),
      item.reading.changed,
    ).map(({ value }) => value),
  );
  const case_sensitive = responses.some((response, blank) =>
    isCaseSensitive(response, right[blank]?.[0] ?? '', item),
  );
  if (isWhole) {
    const answers = answersOf((right[0] ?? []).map((value) => ({ value, correct: true })));
    const { max_points = 1 } = points;
    return {
      type: 'input',
      question: text.replace(alone, ''),
      case_sensitive,
      answers,
      max_points,
    };
  }
  return {
    type: 'text_input',
    question: text,
    case_sensitive,
    answers: blanksWithAnswers(right.map((answers) => ({ answers }))),
    ...points,
  };
}

const rounded = (percent = 0): number => Math.round(percent * 1e4) / 1e4;

/** The texts that the item names, and one that represents all others. */
function typedOptions(response: string, item: Item): Option[] {
  const declared = item.declared.get(response) ?? nothingDeclared;
  const right = new Set(declared.correct);
  const named = new Set([...declared.correct, ...declared.worth.keys()]);
  for (const value of constantsIn(item.root)) {
    const isWorth = (scoreAnswer(item, [{ response, value }]) ?? 0) > 0;
    if (isWorth && declared.baseType === 'string') named.add(value);
  }
  const other = isNumber(declared) ? '987654321.25' : 'другой ответ';
  return [
    ...requireAtMost([...named]).map((value) => ({
      piece: { response, value },
      value,
      isRight: right.has(value) || (right.size === 0 && declared.worthOf(value) > 0),
    })),
    { piece: { response, value: other }, value: '', isRight: false },
  ];
}

/** Whether the same text in another case scores less. */
function isCaseSensitive(response: string, value: string, item: Item): boolean {
  const declared = item.declared.get(response) ?? nothingDeclared;
  const other = value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase();
  const [as, otherwise] = [value, other].map((each) =>
    scoreAnswer(item, [{ response, value: each }]),
  );
  return other === value || (as ?? 0) <= 0
    ? declared.isCaseSensitive
    : (otherwise ?? 0) < (as ?? 0);
}

function numeric(
  question: string,
  response: string,
  declared: ResponseDeclaration,
  item: Item,
): Parts {
  const { changed } = item.reading;
  const numbers = numbersIn(item.root, response, declared);
  const scores = numbers.map(({ value, tolerance }) => {
    const edge = Number(value) + Number(tolerance ?? 0) * 0.999;
    return scoreAnswer(item, [{ response, value: String(edge) }]) ?? 0;
  });
  const best = Math.max(0, ...scores);
  const key = numbers.slice(scores.indexOf(best)).slice(0, 1);
  const max_points = maxPointsOf(
    item,
    key.map(({ value }) => ({ response, value })),
  );
  if ((scoreAnswer(item, [{ response, value: '987654321.25' }]) ?? 0) < 0) {
    changed.push('за ошибки баллы уходили ниже нуля, теперь не меньше 0');
  }
  const right = acceptedAnswers(
    numbers.map((number, index) => ({
      ...number,
      comment: null,
      percent: best > 0 ? rounded(percentOf(scores[index] ?? 0, best)) : 100,
    })),
    changed,
  );
  const answers = answersOf(
    right.map(({ value, tolerance }) => ({ value, tolerance, correct: true })),
  );
  return { type: 'numeric_input', question, max_points, answers };
}
