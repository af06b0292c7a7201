// Permissions without effect unless others are granted, too. Missing ones are added if the change omits them; a change
// that contradicts itself is refused. What was missing before is left as it is.
import { Failure } from '../../kit/http/errors.ts';
import { prerequisitesOf, titleOf, type Permission } from '../../kit/permissions/flags.ts';

interface Change {
  before: readonly Permission[];
  /** Sent as true. */
  on: readonly Permission[];
  /** Sent as false. */
  off: readonly Permission[];
}

/**
 * The permissions of the role after the change. Throws 422 with the field of the permission that cannot be changed.
 */
export function permissionsAfter({ before, on, off }: Change): Set<Permission> {
  const after = new Set([...before, ...on].filter((flag) => !off.includes(flag)));
  const added = [...after].filter((flag) => !before.includes(flag));
  // Added permissions may need others in turn.
  for (const flag of added) {
    for (const anyOf of missing(flag, after)) {
      const taken = anyOf.find((needed) => !off.includes(needed));
      if (taken === undefined) throw contradiction(flag, anyOf, flag);
      after.add(taken);
      added.push(taken);
    }
  }
  for (const flag of after) {
    for (const anyOf of missing(flag, after)) {
      const removed = anyOf.find((needed) => before.includes(needed));
      if (removed !== undefined) throw contradiction(flag, anyOf, removed);
    }
  }
  return after;
}

const missing = (flag: Permission, granted: ReadonlySet<Permission>) =>
  prerequisitesOf(flag).filter((anyOf) => !anyOf.some((needed) => granted.has(needed)));

function contradiction(flag: Permission, anyOf: readonly Permission[], field: Permission): Failure {
  const needed = anyOf.map((each) => `«${titleOf(each)}»`).join(' или ');
  return new Failure(422, [
    { message: `«${titleOf(flag)}» не работает без ${needed}`, field, code: 'needs_permission' },
  ]);
}
