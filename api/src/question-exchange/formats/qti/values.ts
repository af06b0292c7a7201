// Values of responses and their equality.
import { collapseWhitespace } from '../../../assessments/document/index.ts';
import { numberOf } from './names.ts';

export interface Value {
  /** Empty: NULL. */
  items: readonly string[];
  baseType: string;
  isOrdered: boolean;
}

/** Reads a value from a file; whitespace is insignificant in identifiers and pairs. */
export function valueIn(text: string, baseType: string): string {
  // In a string, only a line break with its indentation becomes one space.
  return baseType === 'string' && !/[\n\r]/.test(text) ? text : collapseWhitespace(text);
}

/** A form that is equal for equal values: undirected pairs are sorted. */
export function comparableValue(text: string, baseType: string): string {
  const value = valueIn(text, baseType);
  if (baseType === 'pair') return value.split(' ').toSorted().join(' ');
  return /^(?:float|integer)$/.test(baseType) ? String(numberOf(value) ?? value) : value;
}

/** Ignores the order in unordered containers. */
export function isSameValue(one: Value, other: Value): boolean {
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
