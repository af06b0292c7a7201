// The expected result of a caller at a route: a permission decides for guarded routes, the domains declare all others.
import {
  learnerPermissions,
  type Permission as Flag,
} from '../../../api/src/kit/permissions/flags.ts';
import { nameOf, type Operation } from '../../kit/openapi.ts';
import { unguardedRoutes } from '../declarations.ts';
import type { AccessResult } from '../domain-declaration.ts';

export interface CallerAccess {
  /**
   * A blocked member is refused as blocked on routes of members, and is otherwise treated as an outsider.
   */
  kind: 'nobody' | 'outsider' | 'blocked' | 'insider';
  /** Permissions in the tested school. */
  flags: ReadonlySet<string>;
}

export type Permission = 'open' | 'signed-in' | 'member' | 'owner' | Grant | readonly Grant[];

interface Grant {
  all?: string;
  my?: string;
}

export const permissionOf = ({ documented }: Operation): Permission => documented['x-permission'];

const grantsOf = (permission: Permission): Grant[] =>
  typeof permission === 'string' ? [] : [permission].flat();

/** The permissions that guard a route, if any. */
export const flagsOf = (operation: Operation): string[] => flagsIn(permissionOf(operation)).sort();

export const flagsIn = (permission: Permission): string[] =>
  grantsOf(permission).flatMap(({ all, my }) => [all, my].filter((flag) => flag !== undefined));

/** Whether one of the caller's flags grants the permission, and the flag of its area is present. */
export const isOpenTo = (flags: ReadonlySet<string>, permission: Permission): boolean =>
  flagsIn(permission).some((flag) => {
    const door = learnerPermissions.includes(flag as Flag)
      ? 'learning_part_access'
      : 'admin_part_access';
    return flags.has(flag) && flags.has(door);
  });

/** Whether `_my` flags grant the caller's own rows; mere learners have written none. */
export const hasOwnRows = (operation: Operation): boolean =>
  typeof permissionOf(operation) === 'object' &&
  !flagsOf(operation).some((flag) => learnerPermissions.includes(flag as Flag));

/** The same for records of others. */
export const isOpenToAll = ({ flags }: CallerAccess, operation: Operation): boolean =>
  grantsOf(permissionOf(operation)).some(({ all }) => all !== undefined && flags.has(all));

/** The expected result of a caller at a route. */
export function expectedAccess({ kind, flags }: CallerAccess, operation: Operation): AccessResult {
  const permission = permissionOf(operation);
  if (permission === 'open') return 'inside';
  if (kind === 'nobody') return 'unauthenticated';
  if (kind === 'blocked' && permission !== 'signed-in') return 'refused';
  if (permission === 'signed-in' || permission === 'member') {
    const declared = unguardedRoutes[nameOf(operation)];
    if (!declared)
      throw new Error(
        `${nameOf(operation)} is for every ${permission}: say in \`withoutFlag\` of its domain what an outsider and an insider are answered`,
      );
    return declared[kind === 'insider' ? 'insider' : 'outsider'];
  }
  if (kind === 'outsider') return 'hidden';
  return isOpenTo(flags, permission) ? 'inside' : 'refused';
}
