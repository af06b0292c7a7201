// Who may call a route. Every route declares it; one that does not keeps the program from starting.
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { forbidden } from '../http/errors.ts';
import { doorOf, learnerPermissions, type Permission } from './flags.ts';
import type { OfRow } from '../records/record.ts';

/** A flag for every record, and the flag that suffices for one's own; alone, where others are for nobody. */
export type Grant = ({ all: Permission; my?: Permission } | { all?: undefined; my: Permission }) & {
  /** The rows that `my` means, where it means others than elsewhere: who reads what others teach does not write it. */
  mine?: OfRow;
};

/** What any of several grants opens. */
export type Grants = Grant | readonly Grant[];

/** Who may do what with records of one kind. */
export interface Permissions {
  /** `member`: everybody who is let in at all; of rows that are somebody's own, those who own them. */
  read: Grants | 'member';
  create?: Grant;
  update?: Grant;
  delete?: Grant;
}

export type RoutePermission =
  /** Nobody needs to sign in. */
  | 'open'
  /** Any signed-in person. */
  | 'signed-in'
  /** Any member of the company in the path. */
  | 'member'
  /** The company's owners alone: no flag gives it. */
  | 'owner'
  /**
   * A member with one of the flags and the door to its part: that of the back office, or, of what learners may do, that
   * of the learning part. Where there are several, the request decides.
   */
  | Grants;

/** The signed-in person, or the tool that a service account stands for. */
export interface Person {
  id: number;
  superAdmin: boolean;
  /** The session that the request came in; null for an access token. */
  sessionId: number | null;
}

/** The signed-in person in the company of the path. */
export interface Scope {
  companyId: number;
  personId: number;
  isOwner: boolean;
  /** Of owners, who have all, none need be here: `has` knows. */
  permissions: ReadonlySet<Permission>;
  /** Set when an access token speaks for the person: the flags are what it leaves of theirs. */
  accessTokenId?: number;
}

/** Whom SQL is written for: a person, or, in SQL that is kept, whoever is like them; their ids are holes then. */
export interface Asker {
  companyId: number | Placeholder;
  personId: number | Placeholder;
  isOwner: boolean;
  permissions: ReadonlySet<Permission> | KeptPermissions;
  accessTokenId?: number | Placeholder | undefined;
}

interface KeptPermissions {
  has: (flag: Permission) => boolean;
  all: Placeholder;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission;
    /**
     * Whether access tokens open the route too. Those of a company they open, unless it says false; others they don't,
     * unless it says true: then it shows their company alone.
     */
    accessTokens?: boolean;
    /** The work finds out who calls in a transaction of its own, and does nothing before; otherwise it is done for it. */
    admits?: true;
    /** The body is a file, which the work reads as a stream. */
    upload?: true;
  }
  interface FastifyInstance {
    /** Who sent a request that its route lets in; throws 401, 403 or 404. The transaction is the system's. */
    admit: (transaction: Transaction, request: FastifyRequest) => Promise<Caller>;
    /** Which member of a company sent a request that needs no sign-in; null for all others. The transaction is the system's. */
    memberOf: (
      transaction: Transaction,
      request: FastifyRequest,
      companyId: number,
    ) => Promise<Scope | null>;
    /** The same of any person with a session, whatever their companies. */
    personOf: (transaction: Transaction, request: FastifyRequest) => Promise<Person | null>;
  }
  interface FastifyRequest {
    /** Who calls a route that is neither open nor finds out itself. */
    caller: Caller | null;
  }
}

/** Who sent a request. */
export interface Caller {
  person: Person;
  /** In the company of the path; of an access token outside companies too. */
  scope: Scope | null;
  /** Notes that they were here, where that was not done lately: in a transaction of its own, which the work waits for. */
  visit?: () => Promise<void>;
}

/** Finds out who sent a request; `companyId` is null outside a company. Null without a valid token. */
export type Authenticate = (
  transaction: Transaction,
  token: string,
  companyId: number | null,
  /** The caller's network address. */
  address: string,
) => Promise<Caller | null>;

/**
 * What a person may do in a company at this moment, by an access token where one ordered the work; null when they may
 * not come in. For work without a request.
 */
export type ScopeOfMember = (
  transaction: Transaction,
  companyId: number,
  personId: number,
  accessTokenId: number | undefined,
) => Promise<Scope | null>;

export function has(asker: Asker, permission: Permission): boolean {
  return asker.isOwner || asker.permissions.has(permission);
}

/** The flags of who asks, an owner's aside, as a text array. */
export const flagsOf = ({ permissions }: Asker): SQL =>
  sql`${'all' in permissions ? permissions.all : sql.param([...permissions])}::text[]`;

/** Which rows grants open to a person. */
export function reachOf(asker: Asker, grants: Grants): 'all' | 'mine' | 'none' {
  const each = [grants].flat();
  if (each.some(({ all }) => all !== undefined && has(asker, all))) return 'all';
  return each.some(({ my }) => my !== undefined && has(asker, my)) ? 'mine' : 'none';
}

/** The same for somebody of whom it is not known that they are let into the part that a flag is for. */
export function reachBehindDoors(asker: Asker, grants: Grants): 'all' | 'mine' | 'none' {
  const isOpen = (flag: Permission) => {
    const door = doorOf(flag);
    return door === null || has(asker, door);
  };
  const open = [grants]
    .flat()
    .filter(({ all, my }) => [all, my].every((flag) => flag === undefined || isOpen(flag)));
  return reachOf(asker, open);
}

/**
 * The condition on rows that grants leave to whoever asks: undefined for all rows, the owner's condition for `_my`.
 * Throws 403 when no flag is there.
 */
export function rowsAllowed(
  asker: Asker,
  grants: Grants,
  mine: (own: OfRow | undefined) => SQL,
): SQL | undefined {
  const reach = reachOf(asker, grants);
  if (reach === 'none') throw forbidden();
  return reach === 'all' ? undefined : rowsOfOwn(asker, grants, mine);
}

/** The rows that the `_my` flags among the grants mean, which the person has; `mine` of each, or what all have in common. */
export function rowsOfOwn(
  asker: Asker,
  grants: Grants,
  mine: (own: OfRow | undefined) => SQL,
): SQL {
  const held = [grants].flat().filter(({ my }) => my !== undefined && has(asker, my));
  const conditions = [...new Set(held.map((grant) => grant.mine))].map(mine);
  return conditions.length === 1 ? conditions[0]! : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Which of the flags the person may neither give nor take: nobody passes on power that they do not have. */
export function beyondReach(scope: Scope, flags: readonly Permission[]): Permission[] {
  return flags.filter((flag) => !has(scope, flag) && !learnerPermissions.includes(flag));
}

/** Refuses to add a route that does not say who may call it, and one of a company that forgets the company. */
export function requireDeclaredPermissions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no permission`);
    }
    const inCompany = !['open', 'signed-in'].includes(permission as string);
    if (inCompany !== route.url.includes(':companyId') && permission !== 'open') {
      throw new Error(
        `${String(route.method)} ${route.url} and its permission disagree on the company`,
      );
    }
  });
}

/** Whether one of the grants opens the route at all; which rows it opens is `rowsAllowed`. */
export const mayCall = (scope: Scope, grants: Grants): boolean =>
  reachBehindDoors(scope, grants) !== 'none';

/** The scope of lists that belong to the person and not to a company. */
export const outsideCompanies = (personId: number): Scope => ({
  companyId: 0,
  personId,
  isOwner: false,
  permissions: new Set(),
});
