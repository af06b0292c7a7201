// Values of answers, and when two of them are the same.
import { unbroken } from '../../texts.ts';
import { numberOf } from './names.ts';

export interface Value {
  /** None is NULL. */
  items: readonly string[];
  baseType: string;
  isOrdered: boolean;
}

/** Of identifiers and pairs spaces are of no account; of a pair without a direction neither is the order. */
export function normalValue(text: string, baseType: string): string {
  switch (baseType) {
    case 'pair':
      return unbroken(text).split(' ').toSorted().join(' ');
    case 'string':
      // A break with what is indented behind it is one space.
      return /[\n\r]/.test(text) ? unbroken(text) : text;
    case 'float':
    case 'integer':
      return String(numberOf(text) ?? text.trim());
    default:
      return unbroken(text);
  }
}

/** Of what is in no order the order makes no difference. */
export function same(one: Value, other: Value): boolean {
  const baseType = one.baseType || other.baseType;
  const sorted = (value: Value) => {
    const items = value.items.map((item) => normalValue(item, baseType));
    return one.isOrdered || other.isOrdered ? items : items.toSorted();
  };
  const [first, second] = [sorted(one), sorted(other)];
  return (
    first.length > 0 &&
    first.length === second.length &&
    first.every((item, index) => item === second[index])
  );
}
