// Permissions of routes and records. Every route must declare its permission, otherwise the program does not start.
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { forbidden } from '../http/errors.ts';
import { partAccessFlagOf, learnerPermissions, type Permission } from './flags.ts';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A flag for all records, and optionally a flag for one's own; or only the latter. */
export type Grant = ({ all: Permission; my?: Permission } | { all?: undefined; my: Permission }) & {
  /**
   * The rows that `my` covers, if they differ from the record's own rule: a teacher may read more rows than they may
   * write.
   */
  mine?: OfRow;
};

/** A single grant, or several of which one suffices. */
export type Grants = Grant | readonly Grant[];

/** Who may do what with records of one type. */
export interface Permissions {
  /** `member`: all members. If the record declares `mine`, only the owners of the rows. */
  read: Grants | 'member';
  create?: Grant;
  update?: Grant;
  delete?: Grant;
}

export type RoutePermission =
  /** No authentication. */
  | 'open'
  /** Any signed-in user. */
  | 'signed-in'
  /** Any member of the company in the path. */
  | 'member'
  /** Only the company's owner. No flag grants it. */
  | 'owner'
  /**
   * A member with one of the flags and with access to its part of the product: back office or learning.
   */
  | Grants;

/** The signed-in user, or the service account of an access token. */
export interface Person {
  id: number;
  superAdmin: boolean;
  /** The session of the request; null for an access token. */
  sessionId: number | null;
}

/** The caller's identity and permissions in a company. */
export interface Scope {
  companyId: number;
  personId: number;
  isOwner: boolean;
  /** May be empty for an owner, who has all permissions: use `has`. */
  permissions: ReadonlySet<Permission>;
  /** Set for access tokens. The permissions are those that the token allows. */
  accessTokenId?: number;
}

/** The caller as SQL is built for it: a scope, or in prepared queries placeholders for its ids. */
export interface QueryScope {
  companyId: number | Placeholder;
  personId: number | Placeholder;
  isOwner: boolean;
  permissions: ReadonlySet<Permission> | PreparedPermissions;
  accessTokenId?: number | Placeholder | undefined;
}

interface PreparedPermissions {
  has: (flag: Permission) => boolean;
  all: Placeholder;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission;
    /**
     * Whether access tokens may call the route. By default they may call routes of a company and no others; on other
     * routes they see only their company.
     */
    accessTokens?: boolean;
    /**
     * The route authenticates the caller in the transaction of its work. Otherwise a hook does it before.
     */
    admits?: true;
    /** The body is a file, which the route reads as a stream. */
    upload?: true;
  }
  interface FastifyInstance {
    /**
     * Authenticates and authorizes the caller of a route, in a system transaction. Throws 401, 403 or 404.
     */
    admit: (transaction: Transaction, request: FastifyRequest) => Promise<Caller>;
    /**
     * The member who sent a request to an open route, in a system transaction. Null for all other callers.
     */
    memberOf: (
      transaction: Transaction,
      request: FastifyRequest,
      companyId: number,
    ) => Promise<Scope | null>;
    /**
     * The user who sent a request to an open route, independent of companies. Null without a session.
     */
    personOf: (transaction: Transaction, request: FastifyRequest) => Promise<Person | null>;
  }
  interface FastifyRequest {
    /** The caller. Null on open routes and on routes that authenticate themselves. */
    caller: Caller | null;
  }
}

/** The caller of a route. */
export interface Caller {
  person: Person;
  /**
   * The scope in the company of the path. For an access token also on routes outside of companies.
   */
  scope: Scope | null;
  /**
   * Records the visit in a separate transaction, unless one was recorded recently. The response waits for it.
   */
  visit?: () => Promise<void>;
}

/**
 * Authenticates a token. `companyId` is null outside of companies. Returns null for an invalid token.
 */
export type Authenticate = (
  transaction: Transaction,
  token: string,
  companyId: number | null,
  /** The network address of the caller. */
  address: string,
) => Promise<Caller | null>;

/**
 * The current scope of a member, limited by the access token that ordered the work. Null if the member has no access.
 * For work without a request.
 */
export type ScopeOfMember = (
  transaction: Transaction,
  companyId: number,
  personId: number,
  accessTokenId: number | undefined,
) => Promise<Scope | null>;

export function has(asker: QueryScope, permission: Permission): boolean {
  return asker.isOwner || asker.permissions.has(permission);
}

/** The caller's flags as a text array. An owner's flags may be missing. */
export const flagsOf = ({ permissions }: QueryScope): SQL =>
  sql`${'all' in permissions ? permissions.all : sql.param([...permissions])}::text[]`;

/** Which rows the grants allow. */
export function reachOf(asker: QueryScope, grants: Grants): 'all' | 'mine' | 'none' {
  const each = [grants].flat();
  if (each.some(({ all }) => all !== undefined && has(asker, all))) return 'all';
  return each.some(({ my }) => my !== undefined && has(asker, my)) ? 'mine' : 'none';
}

/**
 * Which rows the grants allow, ignoring flags of parts of the product that the caller has no access to.
 */
export function reachWithPartAccess(asker: QueryScope, grants: Grants): 'all' | 'mine' | 'none' {
  const isOpen = (flag: Permission) => {
    const door = partAccessFlagOf(flag);
    return door === null || has(asker, door);
  };
  const open = [grants]
    .flat()
    .filter(({ all, my }) => [all, my].every((flag) => flag === undefined || isOpen(flag)));
  return reachOf(asker, open);
}

/**
 * The condition on rows that the grants allow: undefined for all rows, `mine` for `_my` flags. Throws 403 without a
 * matching flag.
 */
export function rowsAllowed(
  asker: QueryScope,
  grants: Grants,
  mine: (own: OfRow | undefined) => SQL,
): SQL | undefined {
  const reach = reachOf(asker, grants);
  if (reach === 'none') throw forbidden();
  return reach === 'all' ? undefined : ownRowsCondition(asker, grants, mine);
}

/**
 * The condition of the `_my` flags that the caller has. `mine` receives the rule of a grant, or undefined for the
 * record's own rule.
 */
export function ownRowsCondition(
  asker: QueryScope,
  grants: Grants,
  mine: (own: OfRow | undefined) => SQL,
): SQL {
  const held = [grants].flat().filter(({ my }) => my !== undefined && has(asker, my));
  const conditions = [...new Set(held.map((grant) => grant.mine))].map(mine);
  return conditions.length === 1 ? conditions[0]! : sql`(${sql.join(conditions, sql` or `)})`;
}

/** The flags that the caller may neither grant nor revoke, because they lack them. */
export function ungrantablePermissions(scope: Scope, flags: readonly Permission[]): Permission[] {
  return flags.filter((flag) => !has(scope, flag) && !learnerPermissions.includes(flag));
}

/**
 * Refuses routes without a declared permission, and routes of a company without the company id in the path.
 */
export function requireDeclaredPermissions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no permission`);
    }
    const inCompany = !['open', 'signed-in'].includes(permission as string);
    if (inCompany !== route.url.includes(':companyId') && permission !== 'open') {
      throw new Error(
        `${String(route.method)} ${route.url} and its permission disagree on whether it belongs to a company`,
      );
    }
  });
}

/** Whether any of the grants opens the route. `rowsAllowed` says which rows. */
export const mayCall = (scope: Scope, grants: Grants): boolean =>
  reachWithPartAccess(scope, grants) !== 'none';

/** The scope of lists that belong to a person and not to a company. */
export const scopeOutsideCompanies = (personId: number): Scope => ({
  companyId: 0,
  personId,
  isOwner: false,
  permissions: new Set(),
});

/** An SQL expression on a row of the table or of an alias of it. */
export type OfRow<Table extends PgTable = PgTable> = (table: Table, asker: QueryScope) => SQL;
