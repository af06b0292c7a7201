// Conditions under which fields of a form are shown, and detection of cycles among them.
import type { FormFieldType } from './kinds.ts';

export const operators = ['is', 'is_not', 'contains', 'filled', 'empty'] as const;
export type Operator = (typeof operators)[number];

/** A comparison with the answer of another field. */
export interface Rule {
  /** The key of the other field. */
  readonly field: string;
  readonly operator: Operator;
  /** For a list the id of a variable; null if the operator has no value. */
  readonly value: string | null;
}

export interface Condition {
  readonly match: 'all' | 'any';
  readonly rules: readonly Rule[];
}

/** A field with its condition. Fields are in the order of the form. */
export interface ConditionalField {
  readonly key: string;
  readonly type: FormFieldType;
  readonly condition: Condition | null;
}

/** Answers by key of the field. A missing field is empty. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** Whether the operator compares with a value. */
export const needsValue = (operator: Operator): boolean =>
  operator !== 'filled' && operator !== 'empty';

/**
 * The section key of each field. Fields before the first section, and sections themselves, have none.
 */
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
 * A cycle of fields that depend on each other: keys, with the first one repeated at the end. Null if there is none.
 */
export function findConditionCycle(fields: readonly ConditionalField[]): string[] | null {
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

/** Whether the answers of a field satisfy a rule. */
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

/** Comparison ignores case and surrounding whitespace. */
const alike = (text: string): string => text.trim().toLocaleLowerCase('ru');
