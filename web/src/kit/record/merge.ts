// Three-way merge of a form's base, its current values and the values another user saved. Values are plain data; a set
// is an array in any order, of strings or of records with ids.
import { withoutSignatures } from '../files/signedUrls.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Sides<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** The three values of a field. */
export type FieldSides = Readonly<Record<'base' | 'mine' | 'theirs', unknown>>;

/** The result of a conflict: one side, or for sets the additions and removals of both. */
export type Choice = 'mine' | 'theirs' | 'both';

export type IsSet = (field: string) => boolean;

interface Difference {
  /** Fields that only the other user changed. */
  taken: string[];
  /** Fields that both changed, to different values. */
  disputed: string[];
}

/** Compares both sides with the base. */
export function compareSides<Values extends object>(
  sides: Sides<Values>,
  isSet: IsSet,
): Difference {
  const { base, mine, theirs } = fieldsOf(sides);
  const changed = (one: Fields, other: Fields) =>
    Object.keys(theirs).filter((field) => !isSame(one[field], other[field], isSet(field)));
  const byThem = changed(base, theirs);
  const byMe = new Set(changed(base, mine));
  const apart = new Set(changed(mine, theirs));
  return {
    taken: byThem.filter((field) => !byMe.has(field)),
    disputed: byThem.filter(
      (field) => byMe.has(field) && apart.has(field) && !isSameText(base[field], theirs[field]),
    ),
  };
}

/**
 * Takes the other user's value for their fields, the choice for conflicts, and the form's value for the rest.
 */
export function merged<Values extends object>(
  sides: Sides<Values>,
  isSet: IsSet,
  choices: Readonly<Record<string, Choice>> = {},
): Values {
  const { base, mine, theirs } = fieldsOf(sides);
  const { taken, disputed } = compareSides(sides, isSet);
  const values: Record<string, unknown> = { ...mine };
  for (const field of taken) values[field] = theirs[field];
  for (const field of disputed) {
    const versions = { base: base[field], mine: mine[field], theirs: theirs[field] };
    values[field] = resolveField(versions, choices[field] ?? 'mine');
  }
  // TypeScript can't see that the result has every field of the form.
  return values as Values;
}

/** By field name. */
const fieldsOf = (sides: Sides<object>) => sides as Sides<Fields>;

/** The value of a field by a choice. */
export const resolveField = (field: FieldSides, choice: Choice): unknown =>
  choice === 'both' ? together(field) : field[choice];

/** Their set without what I removed and with what I added. */
function together({ base, mine, theirs }: FieldSides): unknown[] {
  const { added, removed } = changesOfSet(base, mine);
  const gone = new Set(removed.map(keyOf));
  const remaining = membersOf(theirs).filter((member) => !gone.has(keyOf(member)));
  const there = new Set(remaining.map(keyOf));
  return [...remaining, ...added.filter((member) => !there.has(keyOf(member)))];
}

export function changesOfSet(
  before: unknown,
  after: unknown,
): Record<'added' | 'removed', unknown[]> {
  const without = (all: unknown, others: unknown) => {
    const keys = new Set(membersOf(others).map(keyOf));
    return membersOf(all).filter((member) => !keys.has(keyOf(member)));
  };
  return { added: without(after, before), removed: without(before, after) };
}

export function isSame(one: unknown, other: unknown, isSet = false): boolean {
  if (!isSet) return JSON.stringify(one) === JSON.stringify(other);
  const { added, removed } = changesOfSet(one, other);
  return added.length + removed.length === 0;
}

/** Signed URLs differ at every read, so signatures are ignored. */
const isSameText = (one: unknown, other: unknown): boolean =>
  withoutSignatures(String(JSON.stringify(one))) ===
  withoutSignatures(String(JSON.stringify(other)));

const membersOf = (set: unknown): readonly unknown[] => (Array.isArray(set) ? set : []);

const keyOf = (member: unknown): unknown =>
  typeof member === 'object' && member !== null && 'id' in member ? member.id : member;

/** The changed fields of an input, recursively for nested inputs. Lists are sent whole. */
export function changedFields<Input extends object>(before: Input, after: Input): Partial<Input> {
  const changes = Object.entries(after).flatMap(([field, value]) => {
    const old = (before as Fields)[field];
    if (isSame(old, value)) return [];
    return [[field, isInput(old) && isInput(value) ? changedFields(old, value) : value]];
  });
  return Object.fromEntries(changes) as Partial<Input>;
}

const isInput = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
