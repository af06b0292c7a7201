// Determines which fields of a form are shown for the answers so far, by conditions and chosen variables. Browser and
// server use this one function, so the server neither requires nor stores what the browser hides.
import type { DependentField } from '../fields/index.ts';
import { fulfils, sectionsOf, type Answers, type ConditionalField } from './conditions.ts';

/** A field of a form that is filled in. Fields are in the order of the form. */
export interface FilledInField extends ConditionalField {
  /** For a custom field its id, and what its variables show. */
  readonly own: DependentField | null;
}

export interface ShownInForm {
  /** Whether the field with this key is shown. The answer of a hidden field is ignored. */
  field: (key: string) => boolean;
  /**
   * Whether the variable with this id is available, if its field is shown. An unavailable one is ignored as an answer.
   */
  variable: (id: number) => boolean;
}

/**
 * A field is shown while its section is shown, its condition holds, and one of the variables that show it is chosen, if
 * the form has any. Fields and variables in a cycle, and those that depend on them, are hidden.
 */
export function shownInForm(fields: readonly FilledInField[], answers: Answers): ShownInForm {
  const sections = sectionsOf(fields);
  const known = new Map(fields.map((field) => [field.key, field]));
  const { fieldOf, bringersOfField, bringersOfVariable } = bringersIn(fields);
  const decided = new Map<Node, boolean>();
  const isShown = (key: string): boolean => decided.get(key) === true;
  const isOffered = (variable: number): boolean =>
    !bringersOfVariable.has(variable) || decided.get(variable) === true;
  const isChosen = (variable: number): boolean => {
    const key = fieldOf.get(variable) ?? '';
    return (
      isShown(key) && isOffered(variable) && answers.get(key)?.includes(String(variable)) === true
    );
  };
  const isBrought = (bringers: readonly number[] | undefined): boolean =>
    bringers === undefined || bringers.some(isChosen);
  const answerOf = (key: string): readonly string[] => {
    if (!isShown(key)) return [];
    const variables = known.get(key)?.own?.variables ?? [];
    const missing = new Set(
      variables.filter(({ id }) => !isOffered(id)).map(({ id }) => String(id)),
    );
    return (answers.get(key) ?? []).filter((value) => !missing.has(value));
  };
  const holds = ({ condition }: ConditionalField): boolean => {
    if (condition === null || condition.rules.length === 0) return true;
    const { match, rules } = condition;
    return match === 'all'
      ? rules.every((rule) => fulfils(answerOf(rule.field), rule))
      : rules.some((rule) => fulfils(answerOf(rule.field), rule));
  };

  /** The nodes that must be decided before a variable counts as chosen. */
  const ofChoice = (variable: number): Node[] => [fieldOf.get(variable) ?? '', variable];
  const waitsOf = (field: FilledInField): Node[] => [
    sections.get(field.key) ?? '',
    ...(field.condition?.rules ?? []).flatMap(({ field: key }): Node[] => [
      key,
      ...(known.get(key)?.own?.variables ?? []).map(({ id }) => id),
    ]),
    ...(bringersOfField.get(field.own?.id ?? 0) ?? []).flatMap(ofChoice),
  ];
  const waits = new Map<Node, Node[]>([
    ...fields.map((field): [Node, Node[]] => [field.key, waitsOf(field)]),
    ...[...bringersOfVariable].map(([variable, bringers]): [Node, Node[]] => [
      variable,
      bringers.flatMap(ofChoice),
    ]),
  ]);
  for (const node of inOrder(waits)) {
    if (typeof node === 'number') decided.set(node, isBrought(bringersOfVariable.get(node)));
    else {
      const field = known.get(node);
      const section = sections.get(node);
      decided.set(
        node,
        field !== undefined &&
          (section === undefined || isShown(section)) &&
          isBrought(bringersOfField.get(field.own?.id ?? 0)) &&
          holds(field),
      );
    }
  }
  return { field: isShown, variable: isOffered };
}

/** The key of a field, or the id of a variable that other variables show. */
type Node = string | number;

function bringersIn(fields: readonly FilledInField[]) {
  const fieldOf = new Map<number, string>();
  const bringersOfField = new Map<number, number[]>();
  const bringersOfVariable = new Map<number, number[]>();
  const add = (all: Map<number, number[]>, brought: number, by: number) =>
    all.set(brought, [...(all.get(brought) ?? []), by]);
  for (const { key, own } of fields) {
    for (const { id, dependentFields, dependentVariables } of own?.variables ?? []) {
      fieldOf.set(id, key);
      for (const brought of dependentFields) add(bringersOfField, brought, id);
      for (const brought of dependentVariables) add(bringersOfVariable, brought, id);
    }
  }
  return { fieldOf, bringersOfField, bringersOfVariable };
}

/** Topological order, without nodes that are in a cycle or depend on one. */
function inOrder(waits: ReadonlyMap<Node, readonly Node[]>): Node[] {
  const waiting = new Map<Node, number>();
  const waitedForBy = new Map<Node, Node[]>();
  for (const [node, all] of waits) {
    const others = [...new Set(all)].filter((each) => waits.has(each));
    waiting.set(node, others.length);
    for (const other of others) {
      const list = waitedForBy.get(other);
      if (list === undefined) waitedForBy.set(other, [node]);
      else list.push(node);
    }
  }
  const order = [...waits.keys()].filter((node) => waiting.get(node) === 0);
  for (const node of order) {
    for (const next of waitedForBy.get(node) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1;
      waiting.set(next, left);
      if (left === 0) order.push(next);
    }
  }
  return order;
}
