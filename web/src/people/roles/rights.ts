// Rights that need others: what switching some takes along, and what it can't.
import type { Permission } from '../../__generated__/usePermissionRules_query.graphql.ts';

export interface Rules {
  /** Of each of these lists one must be on; the first that may be given is taken where none is. */
  needsOf: (permission: Permission) => readonly (readonly Permission[])[];
  /** Whether the viewer may give and take it. */
  mayGive: (permission: Permission) => boolean;
}

export interface Switched {
  granted: ReadonlySet<Permission>;
  /** What was switched beside what was asked for, in the order in which it came along. */
  along: readonly Permission[];
  /** What could not be switched: the viewer may not give what it needs, or take what needs it. */
  left: readonly Permission[];
}

export function switched(
  before: ReadonlySet<Permission>,
  asked: readonly Permission[],
  isOn: boolean,
  rules: Rules,
): Switched {
  const step = isOn ? withNeeds : withoutDependents;
  let granted = before;
  const left: Permission[] = [];
  for (const permission of asked) {
    const next = step(granted, permission, rules);
    if (next) granted = next;
    else left.push(permission);
  }
  const [more, fewer] = isOn ? [granted, before] : [before, granted];
  const along = [...more].filter((each) => !fewer.has(each) && !asked.includes(each));
  return { granted, along, left };
}

/** Null when something that it needs may not be given. */
function withNeeds(
  granted: ReadonlySet<Permission>,
  permission: Permission,
  rules: Rules,
): ReadonlySet<Permission> | null {
  if (!rules.mayGive(permission)) return granted.has(permission) ? granted : null;
  let wider: ReadonlySet<Permission> = new Set([...granted, permission]);
  for (const anyOf of rules.needsOf(permission)) {
    if (anyOf.some((needed) => wider.has(needed))) continue;
    const taken = anyOf.find(rules.mayGive);
    const next = taken === undefined ? null : withNeeds(wider, taken, rules);
    if (next === null) return null;
    wider = next;
  }
  return wider;
}

/** Null when something that needs it may not be taken. */
function withoutDependents(
  granted: ReadonlySet<Permission>,
  permission: Permission,
  rules: Rules,
): ReadonlySet<Permission> | null {
  if (!rules.mayGive(permission)) return granted.has(permission) ? null : granted;
  let narrower: ReadonlySet<Permission> = without(granted, permission);
  const isWhole = (each: Permission, among: ReadonlySet<Permission>) =>
    rules.needsOf(each).every((anyOf) => anyOf.some((needed) => among.has(needed)));
  for (const dependent of granted) {
    // What lacked something before is no matter of this one.
    if (!narrower.has(dependent) || !isWhole(dependent, granted) || isWhole(dependent, narrower)) {
      continue;
    }
    const next = withoutDependents(narrower, dependent, rules);
    if (next === null) return null;
    narrower = next;
  }
  return narrower;
}

function without(granted: ReadonlySet<Permission>, permission: Permission) {
  const rest = new Set(granted);
  rest.delete(permission);
  return rest;
}
