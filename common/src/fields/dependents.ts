// Dependent fields: a variable of a list may show fields and variables of other lists, which are available only while
// one of the variables that show them is chosen.

/** A field with its variables and what they show. */
export interface DependentField {
  readonly id: number;
  readonly variables: readonly {
    readonly id: number;
    readonly dependentFields: readonly number[];
    readonly dependentVariables: readonly number[];
  }[];
}

export interface ShownFields {
  /** Whether the field with this id is shown. */
  field: (id: number) => boolean;
  /** Whether the variable with this id is available, if its field is shown. */
  variable: (id: number) => boolean;
}

/**
 * Computes what is shown for these fields and chosen variables. A choice has no effect if its field is hidden or the
 * variable is not available.
 */
export function visibleFields(
  fields: readonly DependentField[],
  chosenIn: (field: number) => readonly number[],
): ShownFields {
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
  /** Fields in a cycle are hidden; the server rejects cycles. */
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
 * The shortest cycle that an edge from `from` to `to` would close: `[from, to, …, from]`. Null if there is none.
 */
export function findCycle<Node>(
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
