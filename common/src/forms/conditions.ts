// The conditions under which fields of a form are shown: what they ask, and circles in which they wait for each other.
import type { FormFieldType } from './kinds.ts';

export const operators = ['is', 'is_not', 'contains', 'filled', 'empty'] as const;
export type Operator = (typeof operators)[number];

/** What another field must hold. */
export interface Rule {
  /** The key of the field that is asked. */
  readonly field: string;
  readonly operator: Operator;
  /** Of a list the id of a variable; null where the operator needs none. */
  readonly value: string | null;
}

export interface Condition {
  readonly match: 'all' | 'any';
  readonly rules: readonly Rule[];
}

/** A field as conditions know it. Fields stand in the order of the form. */
export interface ConditionalField {
  readonly key: string;
  readonly type: FormFieldType;
  readonly condition: Condition | null;
}

/** By the keys of fields. One that is not here is empty. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** Whether the operator compares with a value. */
export const needsValue = (operator: Operator): boolean =>
  operator !== 'filled' && operator !== 'empty';

/** The key of the section that each field belongs to; none before the first one, and none of a section itself. */
export function sectionsOf(fields: readonly ConditionalField[]): Map<string, string> {
  const sections = new Map<string, string>();
  let section: string | null = null;
  for (const { key, type } of fields) {
    if (type === 'section') section = key;
    else if (section !== null) sections.set(key, section);
  }
  return sections;
}

/**
 * A way along fields that wait for each other, back to where it began: the keys, the first one again at the end. Null
 * when there is none.
 */
export function circleIn(fields: readonly ConditionalField[]): string[] | null {
  const sections = sectionsOf(fields);
  const sectionOf = (key: string): string[] => {
    const section = sections.get(key);
    return section === undefined ? [] : [section];
  };
  const waitsFor = new Map(
    fields.map(({ key, condition }) => [
      key,
      [...(condition?.rules ?? []).map((rule) => rule.field), ...sectionOf(key)],
    ]),
  );
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (key: string): string[] | null => {
    const before = way.indexOf(key);
    if (before >= 0) return [...way.slice(before), key];
    if (done.has(key)) return null;
    way.push(key);
    for (const next of waitsFor.get(key) ?? []) {
      const circle = walk(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(key);
    return null;
  };
  for (const { key } of fields) {
    const circle = walk(key);
    if (circle !== null) return circle;
  }
  return null;
}

/** Whether a field that was answered so does what a rule asks of it. */
export function fulfils(given: readonly string[] = [], { operator, value }: Rule): boolean {
  const held = given.map(alike).filter((text) => text !== '');
  const wanted = alike(value ?? '');
  switch (operator) {
    case 'is':
      return held.includes(wanted);
    case 'is_not':
      return !held.includes(wanted);
    case 'contains':
      return held.some((text) => text.includes(wanted));
    case 'filled':
      return held.length > 0;
    case 'empty':
      return held.length === 0;
  }
}

/** Nobody means the letters' case, or the spaces around them. */
const alike = (text: string): string => text.trim().toLocaleLowerCase('ru');
