// Switches permissions together with those that they require or that require them.
import type { Permission } from '../../__generated__/usePermissionRules_query.graphql.ts';

export interface PermissionPrerequisites {
  /**
   * A permission requires one of each list; if none is granted, the first that the viewer may grant is added.
   */
  prerequisitesOf: (permission: Permission) => readonly (readonly Permission[])[];
  /** Whether the viewer may grant and revoke the permission. */
  mayGrant: (permission: Permission) => boolean;
}

export interface SwitchResult {
  granted: ReadonlySet<Permission>;
  /**
   * Permissions switched in addition to the requested ones, in the order in which they were switched.
   */
  implied: readonly Permission[];
  /**
   * Requested permissions that weren't switched: the viewer may not grant a required one, or revoke a dependent one.
   */
  notSwitched: readonly Permission[];
}

export function switchPermissions(
  before: ReadonlySet<Permission>,
  requested: readonly Permission[],
  isOn: boolean,
  rules: PermissionPrerequisites,
): SwitchResult {
  const step = isOn ? withNeeds : withoutDependents;
  let granted = before;
  const left: Permission[] = [];
  for (const permission of requested) {
    const next = step(granted, permission, rules);
    if (next) granted = next;
    else left.push(permission);
  }
  const [more, fewer] = isOn ? [granted, before] : [before, granted];
  const along = [...more].filter((each) => !fewer.has(each) && !requested.includes(each));
  return { granted, implied: along, notSwitched: left };
}

/** Adds a permission and those it requires; null if the viewer may not grant one of them. */
function withNeeds(
  granted: ReadonlySet<Permission>,
  permission: Permission,
  rules: PermissionPrerequisites,
): ReadonlySet<Permission> | null {
  if (!rules.mayGrant(permission)) return granted.has(permission) ? granted : null;
  let wider: ReadonlySet<Permission> = new Set([...granted, permission]);
  for (const anyOf of rules.prerequisitesOf(permission)) {
    if (anyOf.some((needed) => wider.has(needed))) continue;
    const taken = anyOf.find(rules.mayGrant);
    const next = taken === undefined ? null : withNeeds(wider, taken, rules);
    if (next === null) return null;
    wider = next;
  }
  return wider;
}

/**
 * Removes a permission and those that require it; null if the viewer may not revoke one of them.
 */
function withoutDependents(
  granted: ReadonlySet<Permission>,
  permission: Permission,
  rules: PermissionPrerequisites,
): ReadonlySet<Permission> | null {
  if (!rules.mayGrant(permission)) return granted.has(permission) ? null : granted;
  let narrower: ReadonlySet<Permission> = without(granted, permission);
  const isWhole = (each: Permission, among: ReadonlySet<Permission>) =>
    rules.prerequisitesOf(each).every((anyOf) => anyOf.some((needed) => among.has(needed)));
  for (const dependent of granted) {
    // Permissions whose requirements weren't met before are left as they are.
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
