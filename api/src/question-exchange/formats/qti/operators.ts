// Evaluates the operators of expressions in QTI response processing.
import type { XmlElement } from '../../xml.ts';
import { attributeOf, isYes, numberOf } from './names.ts';
import { isSameValue, type Value } from './values.ts';

/** Thrown for an unsupported expression. */
export class UnsupportedExpression extends Error {}

export const number = (value: number): Value => ({
  items: [String(value)],
  baseType: 'float',
  isOrdered: false,
});
export const boolean = (value: boolean): Value => ({
  items: [String(value)],
  baseType: 'boolean',
  isOrdered: false,
});

export function numberIn({ items }: Value): number {
  const value = numberOf(items[0] ?? '0');
  if (value === null) throw new UnsupportedExpression();
  return value;
}

type Operator = (values: Value[], element: XmlElement) => Value;

const compared =
  (test: (one: number, other: number) => boolean): Operator =>
  (values) => {
    const [one, other] = values;
    return boolean(
      one !== undefined &&
        other !== undefined &&
        one.items.length > 0 &&
        other.items.length > 0 &&
        test(numberIn(one), numberIn(other)),
    );
  };

const counted =
  (count: (numbers: number[]) => number): Operator =>
  (values) =>
    number(
      count(
        values.flatMap((value) => value.items.map((item) => numberIn({ ...value, items: [item] }))),
      ),
    );

const container =
  (isOrdered: boolean): Operator =>
  (values) => ({
    items: values.flatMap(({ items }) => items),
    baseType: values[0]?.baseType ?? '',
    isOrdered,
  });

const one = ([value]: Value[]): Value => {
  if (value === undefined) throw new UnsupportedExpression();
  return value;
};
const two = ([first, second]: Value[]): [Value, Value] => {
  if (first === undefined || second === undefined) throw new UnsupportedExpression();
  return [first, second];
};

const isIn = (item: Value, { items, baseType }: Value): boolean =>
  items.some((each) => isSameValue(item, { ...item, baseType, items: [each] }));

export const operators: Readonly<Record<string, Operator>> = {
  multiple: container(false),
  ordered: container(true),
  match: (values) => boolean(isSameValue(...two(values))),
  equal: (values, element) => boolean(areEqual(...two(values), element)),
  stringMatch: (values, element) => {
    const isSensitive = attributeOf(element, 'caseSensitive') !== 'false';
    const [given = '', wanted = ''] = two(values).map(({ items: [text = ''] }) =>
      isSensitive ? text : text.toLowerCase(),
    );
    return boolean(isYes(element, 'substring') ? given.includes(wanted) : given === wanted);
  },
  member: (values) => boolean(isIn(...two(values))),
  contains: (values) => {
    const [all, some] = two(values);
    return boolean(some.items.every((item) => isIn({ ...some, items: [item] }, all)));
  },
  containerSize: (values) => number(one(values).items.length),
  index: (values, element) => {
    const at = numberOf(attributeOf(element, 'n'));
    const value = one(values);
    if (at === null) throw new UnsupportedExpression();
    return { ...value, items: value.items.slice(at - 1, at), isOrdered: false };
  },
  isNull: (values) => boolean(one(values).items.length === 0),
  not: (values) => boolean(one(values).items[0] !== 'true'),
  gt: compared((first, second) => first > second),
  gte: compared((first, second) => first >= second),
  lt: compared((first, second) => first < second),
  lte: compared((first, second) => first <= second),
  sum: counted((numbers) => numbers.reduce((sum, each) => sum + each, 0)),
  product: counted((numbers) => numbers.reduce((product, each) => product * each, 1)),
  subtract: counted(([first = 0, second = 0]) => first - second),
  divide: counted(([first = 0, second = 1]) => (second === 0 ? 0 : first / second)),
  min: counted((numbers) => Math.min(...numbers)),
  max: counted((numbers) => Math.max(...numbers)),
  round: counted(([value = 0]) => Math.round(value)),
  truncate: counted(([value = 0]) => Math.trunc(value)),
  integerToFloat: one,
};

function areEqual(first: Value, second: Value, element: XmlElement): boolean {
  if (first.items.length === 0 || second.items.length === 0) return false;
  const [given, wanted] = [numberIn(first), numberIn(second)];
  const tolerances = attributeOf(element, 'tolerance')
    .trim()
    .split(/\s+/)
    .map((text) => numberOf(text) ?? 0);
  const [below = 0, above = below] = tolerances;
  const mode = attributeOf(element, 'toleranceMode');
  const unit = mode === 'absolute' ? 1 : mode === 'relative' ? Math.abs(wanted) / 100 : 0;
  // Tolerates the rounding of binary fractions.
  const noise = Math.abs(wanted) * 1e-12;
  return given >= wanted - below * unit - noise && given <= wanted + above * unit + noise;
}
