// What an item says about right answers and points.
import { decimalOf, shareOf, toleranceOf } from '../../decimals.ts';
import { shortly, Unreadable } from '../../report.ts';
import { elementsOf, type XmlElement } from '../../xml.ts';
import type { Weighed } from '../fractions.ts';
import { allOf, attributeOf, isYes, kindOf, numberOf, partOf, partsOf } from './names.ts';

export interface Declared {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** What answers are worth that are named. */
  worth: Map<string, number>;
  /** What all others are. */
  others: number;
  isMapped: boolean;
  isCaseSensitive: boolean;
}

export function declarationsIn(item: XmlElement): Map<string, Declared> {
  const found = partsOf(item, 'responseDeclaration').map((declaration): [string, Declared] => {
    const mapping = partOf(declaration, 'mapping');
    const correct = partOf(declaration, 'correctResponse');
    const entries = mapping === undefined ? [] : partsOf(mapping, 'mapEntry');
    return [
      attributeOf(declaration, 'identifier'),
      {
        cardinality: attributeOf(declaration, 'cardinality'),
        baseType: attributeOf(declaration, 'baseType'),
        correct: correct === undefined ? [] : partsOf(correct, 'value').map(({ text }) => text),
        worth: new Map(
          entries.map((entry) => [
            attributeOf(entry, 'mapKey'),
            numberOf(attributeOf(entry, 'mappedValue')) ?? 0,
          ]),
        ),
        others: mapping === undefined ? 0 : (numberOf(attributeOf(mapping, 'defaultValue')) ?? 0),
        isMapped: entries.length > 0,
        isCaseSensitive:
          entries.length === 0 ||
          entries.some((entry) => attributeOf(entry, 'caseSensitive') !== 'false'),
      },
    ];
  });
  return new Map(found);
}

export const nothingDeclared: Declared = {
  cardinality: 'single',
  baseType: 'string',
  correct: [],
  worth: new Map(),
  others: 0,
  isMapped: false,
  isCaseSensitive: true,
};

/** What is right in part gives a part of the points: the answer is worth what its parts are, and not compared as a whole. */
export function isInParts(item: XmlElement, declared: Iterable<Declared>): boolean {
  const processing = partOf(item, 'responseProcessing');
  if (processing === undefined) return [...declared].some(({ isMapped }) => isMapped);
  const template = attributeOf(processing, 'template');
  if (template !== '') return /map_response/.test(template);
  return allOf(processing, 'setOutcomeValue').some((set) => {
    const [value] = elementsOf(set);
    return value !== undefined && /^(?:mapResponse|sum)$/.test(kindOf(value));
  });
}

/** Of all that is right. Null where the item does not say it. */
export function pointsIn(item: XmlElement, declared: readonly Declared[]): number | null {
  for (const outcome of partsOf(item, 'outcomeDeclaration')) {
    if (attributeOf(outcome, 'identifier') !== 'MAXSCORE') continue;
    const points = numberOf(partOf(outcome, 'defaultValue')?.text ?? '');
    if (points !== null) return points;
  }
  const score = partsOf(item, 'outcomeDeclaration').find(
    (outcome) => attributeOf(outcome, 'identifier') === 'SCORE',
  );
  const greatest = score === undefined ? null : numberOf(attributeOf(score, 'normalMaximum'));
  if (greatest !== null) return greatest;
  const mapped = declared.filter(({ isMapped }) => isMapped);
  if (mapped.length === 0) return null;
  return mapped.reduce((sum, { cardinality, worth }) => {
    const right = [...worth.values()].filter((value) => value > 0);
    const most =
      cardinality === 'single' ? greatestOf(worth) : right.reduce((all, one) => all + one, 0);
    return sum + most;
  }, 0);
}

const greatestOf = (worth: ReadonlyMap<string, number>): number =>
  worth.values().reduce((most, points) => Math.max(most, points), 0);

/** Texts that may be typed, with their parts of the points. */
export function typedIn({ correct, worth }: Declared): Weighed[] {
  const greatest = greatestOf(worth);
  const named = [...worth].map(([value, points]) => ({
    value,
    comment: null,
    percent: greatest === 0 ? 100 : (100 * points) / greatest,
  }));
  const others = correct
    .filter((value) => !worth.has(value))
    .map((value) => ({ value, comment: null, percent: 100 }));
  return [...others, ...named];
}

/** Identifiers of what is right. */
export function rightIn({ correct, worth, cardinality }: Declared): Set<string> {
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

/** Numbers that are right, by what an answer is compared with. */
export function numbersIn(
  item: XmlElement,
  identifier: string,
  declared: Declared,
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
  const plain = typedIn(declared)
    .filter(({ percent }) => percent === 100)
    .map(({ value }) => ({ value, tolerance: null }));
  return (compared.length > 0 ? compared : plain).map(({ value, tolerance }) => {
    const number = decimalOf(value);
    if (number === null) throw new Unreadable(`Ответ «${shortly(value)}» — не число`);
    return { value: number, tolerance };
  });
}

function marginIn(equal: XmlElement, value: string): string | null {
  const [first = ''] = attributeOf(equal, 'tolerance').trim().split(/\s+/);
  const [margin, number] = [decimalOf(first), decimalOf(value)];
  if (margin === null || number === null) return null;
  switch (attributeOf(equal, 'toleranceMode')) {
    case 'absolute':
      return toleranceOf(margin);
    case 'relative':
      return toleranceOf(shareOf(number, margin));
    default:
      return null;
  }
}

export const isShuffled = (interaction: XmlElement): boolean | null =>
  attributeOf(interaction, 'shuffle') === '' ? null : isYes(interaction, 'shuffle');
