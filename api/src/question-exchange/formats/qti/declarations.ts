// Reads the declarations of a QTI item: right answers, mappings and points.
import {
  parseDecimal,
  percentageOf,
  parseTolerance,
  excerpt,
  UnreadableQuestion,
} from '../../../assessments/document/index.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import { allOf, attributeOf, isYes, kindOf, numberOf, partOf, partsOf } from './names.ts';
import { comparableValue, valueIn } from './values.ts';

export interface ResponseDeclaration {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** Points of the mapped answers. */
  worth: ReadonlyMap<string, number>;
  /** Points of any answer, including the default value. */
  worthOf: (value: string) => number;
  /** The bounds of the sum over a response. */
  least: number;
  most: number;
  isMapped: boolean;
  isCaseSensitive: boolean;
}

export const declarationsIn = (item: XmlElement): Map<string, ResponseDeclaration> =>
  new Map(
    partsOf(item, 'responseDeclaration').map((declaration): [string, ResponseDeclaration] => [
      attributeOf(declaration, 'identifier'),
      declaredIn(declaration),
    ]),
  );

function declaredIn(declaration: XmlElement): ResponseDeclaration {
  const baseType = attributeOf(declaration, 'baseType');
  const mapping = partOf(declaration, 'mapping');
  const correct = partOf(declaration, 'correctResponse');
  const entries = (mapping === undefined ? [] : partsOf(mapping, 'mapEntry')).map((entry) => ({
    key: valueIn(attributeOf(entry, 'mapKey'), baseType),
    value: numberOf(attributeOf(entry, 'mappedValue')) ?? 0,
    isCaseSensitive: attributeOf(entry, 'caseSensitive') !== 'false',
  }));
  const said = (name: string) =>
    mapping === undefined ? null : numberOf(attributeOf(mapping, name));
  const exact = new Map(entries.map(({ key, value }) => [comparableValue(key, baseType), value]));
  const rough = new Map(
    entries.flatMap(({ key, value, isCaseSensitive }) =>
      isCaseSensitive ? [] : [[comparableValue(key, baseType).toLowerCase(), value] as const],
    ),
  );
  return {
    cardinality: attributeOf(declaration, 'cardinality'),
    baseType,
    correct:
      correct === undefined
        ? []
        : partsOf(correct, 'value').map(({ text }) => valueIn(text, baseType)),
    worth: new Map(entries.map(({ key, value }) => [key, value])),
    worthOf: (value) => {
      const key = comparableValue(value, baseType);
      return exact.get(key) ?? rough.get(key.toLowerCase()) ?? said('defaultValue') ?? 0;
    },
    least: said('lowerBound') ?? Number.NEGATIVE_INFINITY,
    most: said('upperBound') ?? Number.POSITIVE_INFINITY,
    isMapped: entries.length > 0,
    isCaseSensitive: entries.length === 0 || entries.some(({ isCaseSensitive }) => isCaseSensitive),
  };
}

export const nothingDeclared: ResponseDeclaration = {
  cardinality: 'single',
  baseType: 'string',
  correct: [],
  worth: new Map(),
  worthOf: () => 0,
  least: Number.NEGATIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
  isMapped: false,
  isCaseSensitive: true,
};

/**
 * Whether partly right answers get a part of the points: the item adds up parts instead of comparing the whole
 * response.
 */
export function hasPartialCredit(
  item: XmlElement,
  declared: Iterable<ResponseDeclaration>,
): boolean {
  const processing = partOf(item, 'responseProcessing');
  if (processing === undefined) return [...declared].some(({ isMapped }) => isMapped);
  const template = attributeOf(processing, 'template');
  if (template !== '') return /map_response/.test(template);
  return allOf(processing, 'setOutcomeValue').some((set) => {
    const [value] = elementsOf(set);
    return value !== undefined && /^(?:mapResponse|sum)$/.test(kindOf(value));
  });
}

/** The points of a right answer, if the item declares them. */
export function pointsIn(item: XmlElement): number | null {
  for (const outcome of partsOf(item, 'outcomeDeclaration')) {
    if (attributeOf(outcome, 'identifier') !== 'MAXSCORE') continue;
    const points = numberOf(partOf(outcome, 'defaultValue')?.text ?? '');
    if (points !== null) return points;
  }
  const score = partsOf(item, 'outcomeDeclaration').find(
    (outcome) => attributeOf(outcome, 'identifier') === 'SCORE',
  );
  return score === undefined ? null : numberOf(attributeOf(score, 'normalMaximum'));
}

const greatestOf = (worth: ReadonlyMap<string, number>): number =>
  worth.values().reduce((most, points) => Math.max(most, points), 0);

/** Constants in the item's rules besides the declarations: texts, numbers, identifiers. */
export const constantsIn = (item: XmlElement): string[] => {
  const processing = partOf(item, 'responseProcessing');
  return processing === undefined
    ? []
    : [...new Set(allOf(processing, 'baseValue').map(({ text }) => text.trim()))];
};

/** Identifiers of the right answers. */
export function rightIn({ correct, worth, cardinality }: ResponseDeclaration): Set<string> {
  if (correct.length > 0 && cardinality !== 'single') return new Set(correct);
  const greatest = greatestOf(worth);
  const mapped = [...worth].filter(
    ([, points]) => points > 0 && (cardinality !== 'single' || points === greatest),
  );
  return new Set([...correct, ...mapped.map(([key]) => key)]);
}

interface NumberAnswer {
  value: string;
  tolerance: string | null;
}

/**
 * The right numbers, taken from the comparisons in the item's rules, otherwise from its declarations.
 */
export function numbersIn(
  item: XmlElement,
  identifier: string,
  declared: ResponseDeclaration,
): NumberAnswer[] {
  const processing = partOf(item, 'responseProcessing');
  const compared = (processing === undefined ? [] : allOf(processing, 'equal')).flatMap((equal) => {
    const isOfResponse = partsOf(equal, 'variable').some(
      (variable) => attributeOf(variable, 'identifier') === identifier,
    );
    const text = partOf(equal, 'baseValue')?.text ?? declared.correct[0];
    return isOfResponse && text !== undefined
      ? [{ value: text, tolerance: marginIn(equal, text) }]
      : [];
  });
  const plain = [...new Set([...declared.correct, ...declared.worth.keys()])]
    .filter((value) => declared.correct.includes(value) || declared.worthOf(value) > 0)
    .map((value) => ({ value, tolerance: null }));
  return (compared.length > 0 ? compared : plain).map(({ value, tolerance }) => {
    const number = parseDecimal(value);
    if (number === null) throw new UnreadableQuestion(`Ответ «${excerpt(value)}» — не число`);
    return { value: number, tolerance };
  });
}

function marginIn(equal: XmlElement, value: string): string | null {
  const [first = ''] = attributeOf(equal, 'tolerance').trim().split(/\s+/);
  const [margin, number] = [parseDecimal(first), parseDecimal(value)];
  if (margin === null || number === null) return null;
  switch (attributeOf(equal, 'toleranceMode')) {
    case 'absolute':
      return parseTolerance(margin);
    case 'relative':
      return parseTolerance(percentageOf(number, margin));
    default:
      return null;
  }
}

/** A question here shuffles all choices or none, so fixed choices disable shuffling. */
export function shuffledIn(
  interaction: XmlElement,
  choices: readonly XmlElement[],
  changed: string[],
): boolean | null {
  if (attributeOf(interaction, 'shuffle') === '') return null;
  if (!isYes(interaction, 'shuffle')) return false;
  const fixed = choices.filter(isFixed).length;
  if (fixed > 0 && fixed < choices.length - 1) {
    changed.push('перемешивались не все варианты, теперь все стоят на своих местах');
  }
  return fixed === 0;
}

export const isFixed = (choice: XmlElement): boolean => isYes(choice, 'fixed');
