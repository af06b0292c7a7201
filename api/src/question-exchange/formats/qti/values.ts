// Values of answers, and when two of them are the same.
import { unbroken } from '../../../assessments/document/index.ts';
import { numberOf } from './names.ts';

export interface Value {
  /** None is NULL. */
  items: readonly string[];
  baseType: string;
  isOrdered: boolean;
}

/** A value as a file has it: of identifiers and pairs spaces are of no account. */
export function valueIn(text: string, baseType: string): string {
  // Of a text that is typed only a break with what is indented behind it is one space.
  return baseType === 'string' && !/[\n\r]/.test(text) ? text : unbroken(text);
}

/** Equal for values that are the same: a pair without a direction goes both ways. */
export function comparableValue(text: string, baseType: string): string {
  const value = valueIn(text, baseType);
  if (baseType === 'pair') return value.split(' ').toSorted().join(' ');
  return /^(?:float|integer)$/.test(baseType) ? String(numberOf(value) ?? value) : value;
}

/** Of what is in no order the order makes no difference. */
export function same(one: Value, other: Value): boolean {
  const baseType = one.baseType || other.baseType;
  const sorted = (value: Value) => {
    const items = value.items.map((item) => comparableValue(item, baseType));
    return one.isOrdered || other.isOrdered ? items : items.toSorted();
  };
  const [first, second] = [sorted(one), sorted(other)];
  return (
    first.length > 0 &&
    first.length === second.length &&
    first.every((item, index) => item === second[index])
  );
}
