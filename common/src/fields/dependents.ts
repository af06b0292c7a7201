// What shows when what is chosen. A variable of a list may bring fields and variables of other lists: such a field is there
// only while one of the variables that bring it is chosen, and such a variable is offered only then.

/** A field by its id, with its variables and what they bring. */
export interface DependingField {
  readonly id: number;
  readonly variables: readonly {
    readonly id: number;
    readonly dependentFields: readonly number[];
    readonly dependentVariables: readonly number[];
  }[];
}

export interface Shown {
  /** By the field's id. */
  field: (id: number) => boolean;
  /** By the variable's id, of a field that is there. */
  variable: (id: number) => boolean;
}

/**
 * What shows of these fields, with these variables chosen in them. What is chosen in a field that does not show brings
 * nothing, and neither does a variable that is not offered.
 */
export function shownOf(
  fields: readonly DependingField[],
  chosenIn: (field: number) => readonly number[],
): Shown {
  const bringersOfField = new Map<number, number[]>();
  const bringersOfVariable = new Map<number, number[]>();
  const fieldOf = new Map<number, number>();
  for (const field of fields) {
    for (const { id, dependentFields, dependentVariables } of field.variables) {
      fieldOf.set(id, field.id);
      for (const brought of dependentFields) add(bringersOfField, brought, id);
      for (const brought of dependentVariables) add(bringersOfVariable, brought, id);
    }
  }
  const known = new Map<string, boolean>();
  /** Of a circle, which the server does not keep, nothing shows. */
  const once = (key: string, decide: () => boolean): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const decided = decide();
    known.set(key, decided);
    return decided;
  };
  const isBrought = (bringers: readonly number[] | undefined): boolean =>
    bringers === undefined || bringers.some(isChosen);
  const isChosen = (variable: number): boolean => {
    const field = fieldOf.get(variable);
    return (
      field !== undefined && chosenIn(field).includes(variable) && shows(field) && offers(variable)
    );
  };
  const shows = (field: number): boolean =>
    once(`field ${field}`, () => isBrought(bringersOfField.get(field)));
  const offers = (variable: number): boolean =>
    once(`variable ${variable}`, () => isBrought(bringersOfVariable.get(variable)));
  return { field: shows, variable: offers };
}

function add(all: Map<number, number[]>, key: number, value: number): void {
  const list = all.get(key);
  if (list === undefined) all.set(key, [value]);
  else list.push(value);
}

/**
 * The way round that one more step, `from` leading to `to`, would close: `[from, to, …, from]`, the shortest. Null when
 * there is none.
 */
export function circleWith<Node>(
  stepsFrom: (node: Node) => Iterable<Node>,
  from: Node,
  to: Node,
): Node[] | null {
  const cameFrom = new Map<Node, Node | null>([[to, null]]);
  const queue = [to];
  for (const node of queue) {
    if (node === from) return [from, ...wayBack(cameFrom, node)];
    for (const next of stepsFrom(node)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

function wayBack<Node>(cameFrom: ReadonlyMap<Node, Node | null>, end: Node): Node[] {
  const way: Node[] = [];
  for (let node: Node | null | undefined = end; node != null; node = cameFrom.get(node)) {
    way.unshift(node);
  }
  return way;
}
