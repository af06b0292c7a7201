// How a caller fares at a route: what a flag guards follows from the flag, all else is declared by the domains.
import {
  learnerPermissions,
  type Permission as Flag,
} from '../../api/src/kit/permissions/flags.ts';
import { nameOf, type Operation } from '../kit/openapi.ts';
import { withoutFlag } from './declared.ts';
import type { Door } from './domain.ts';

export interface Standing {
  /** Whom the school is closed to is told so, as they know it; everything else they find as outsiders do. */
  kind: 'nobody' | 'outsider' | 'blocked' | 'insider';
  /** In the tried school. */
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

/** The flags that a route names; none for one that no flag guards. */
export const flagsOf = (operation: Operation): string[] => flagsIn(permissionOf(operation)).sort();

export const flagsIn = (permission: Permission): string[] =>
  grantsOf(permission).flatMap(({ all, my }) => [all, my].filter((flag) => flag !== undefined));

/** Whether one of the flags opens what is guarded so, behind the door to its part. */
export const isOpenTo = (flags: ReadonlySet<string>, permission: Permission): boolean =>
  flagsIn(permission).some((flag) => {
    const door = learnerPermissions.includes(flag as Flag)
      ? 'learning_part_access'
      : 'admin_part_access';
    return flags.has(flag) && flags.has(door);
  });

/** Whether `_my` flags mean rows of whoever is let in. Those who only learn have written nothing. */
export const hasOwnRows = (operation: Operation): boolean =>
  typeof permissionOf(operation) === 'object' &&
  !flagsOf(operation).some((flag) => learnerPermissions.includes(flag as Flag));

/** The same for records that are not one's own. */
export const isOpenToAll = ({ flags }: Standing, operation: Operation): boolean =>
  grantsOf(permissionOf(operation)).some(({ all }) => all !== undefined && flags.has(all));

/** How a caller fares at a route. */
export function doorOf({ kind, flags }: Standing, operation: Operation): Door {
  const permission = permissionOf(operation);
  if (permission === 'open') return 'inside';
  if (kind === 'nobody') return 'unauthenticated';
  if (kind === 'blocked' && permission !== 'signed-in') return 'refused';
  if (permission === 'signed-in' || permission === 'member') {
    const declared = withoutFlag[nameOf(operation)];
    if (!declared)
      throw new Error(
        `${nameOf(operation)} is for every ${permission}: say in \`withoutFlag\` of its domain what an outsider and an insider are answered`,
      );
    return declared[kind === 'insider' ? 'insider' : 'outsider'];
  }
  if (kind === 'outsider') return 'hidden';
  return isOpenTo(flags, permission) ? 'inside' : 'refused';
}
