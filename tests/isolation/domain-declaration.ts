// What a domain declares to the suite in domains/<domain>.ts; everything else comes from the REST contract and the
// GraphQL schema.
import type { Permission } from '../../api/src/kit/permissions/flags.ts';
import type { Json } from '../kit/rest.ts';
import type { Change, Row } from './school/rows.ts';
import type { Writer } from './school/writing.ts';

/** Routes are named `POST /api/companies/{companyId}/groups`, fields `Company.groups`. */
export interface DomainDeclaration {
  /** Tags of its routes in openapi.json. */
  tags: readonly string[];
  /** The pages of its areas in the menu. */
  menuPages?: MenuPages;

  // Records of the domain, written for the tested school, for another school and for members who see only their own.

  /**
   * Bodies of routes that create records, where the generated body is not sufficient. Every route of a company that
   * creates what its list shows is called with them.
   */
  records?: Bodies;
  /**
   * Writes records that no such route creates. A step first reads the records that it needs, and is postponed if one is
   * missing.
   */
  writes?: readonly ((writer: Writer) => Promise<void>)[];
  /** Writes what only the tested school has, after all records exist. */
  finalWrites?: (writer: Writer) => Promise<void>;
  /**
   * Bodies of routes by which anyone with access to the back office writes records of their own; `members` call them.
   */
  ownWrites?: Bodies;
  /** Further members among the callers: their permissions by name. */
  members?: Readonly<Record<string, readonly Permission[]>>;
  /**
   * Rows that a member may know regardless of their author, by table and by the member's permissions. All other rows
   * are known to users whom they reference, and to users whose own rows reference them.
   */
  sharedRows?: Readonly<Record<string, (row: Row, may: (flag: Permission) => boolean) => boolean>>;
  /**
   * Tables whose rows are parts of a record, with the column that references it: a user who knows the record as their
   * own knows its parts.
   */
  partTables?: Readonly<Record<string, string>>;
  /**
   * Starts the external services of the domain, one for all schools of a worker, and returns the settings with their
   * addresses.
   */
  services?: () => Promise<Record<string, string>>;

  // Values that no schema documents.

  /**
   * By REST name: path and query parameters, arguments, and ids in bodies whose name is not that of a table. Several
   * values of a path parameter are tried in turn. `users_file.file_name` applies to routes and fields with that name,
   * `DELETE /api/profile/file/delete_media/{file_id}.file_id` to one route.
   */
  namedValues?: (maker: ValueGenerator) => Readonly<Record<string, Value | readonly Value[]>>;
  /** Texts of bodies and inputs with a restricted format. */
  texts?: Readonly<Record<string, Text>>;
  /** Bodies that replace the generated one; each is tried. */
  bodies?: Bodies;
  /**
   * Fields of a GraphQL input that are filled, where not all can be: `UpdateProfileInput: ['name']`.
   */
  inputFields?: Readonly<Record<string, readonly string[]>>;
  /**
   * Values of inputs, where the first value of an enum or a generated text is not valid: `SomeInput.status`.
   */
  inputValues?: Readonly<Record<string, Json>>;
  /**
   * Types read from the record in `named` (`order_comment_id`) instead of the fullest record of a list.
   */
  readByName?: readonly string[];
  /** Types of ids whose name does not tell the type: `SomeInput.author`. */
  idTypes?: Readonly<Record<string, string>>;
  /**
   * Upload routes of the gateway by the route of the api: `companies/Company`, which ends with the type of the id.
   */
  uploads?: Readonly<Record<string, string>>;

  // Who has access to what, and the expected responses. The access of a permission follows from the permission;
  // everything else is listed route by route, so that no route is open by mistake.

  /** Routes that deliberately need no token. */
  publicRoutes?: Readonly<Record<string, PublicRoute>>;
  /**
   * Routes for every signed-in user or every member. An outsider is signed in, but not a member of the company.
   */
  unguardedRoutes?: Readonly<Record<string, ExpectedAccess>>;
  /** Routes that end the session they are called with, so that each call needs its own session. */
  endsSession?: readonly string[];
  /** Routes that end the caller's membership; they are called by members created only for this. */
  endsMembership?: readonly string[];
  /** Routes that concern a company although their path does not name it. */
  namesCompany?: readonly string[];
  /** Fields that are documented as null for visitors, without an error. */
  nullForVisitors?: readonly string[];
  /** Reads whose responses contain no text of the school, with the reason. */
  withoutTexts?: Readonly<Record<string, string>>;
  /**
   * Fields that show nothing of the school even to its owner, with the reason: they belong to the platform, or no route
   * writes them yet.
   */
  emptyEvenForOwner?: Readonly<Record<string, string>>;
  /** The response that the owner gets where a valid write can no longer succeed. */
  expectedOwnerFailures?: Readonly<Record<string, { status: number; why: string }>>;
  /** Changes that are allowed during the tests. */
  allowedChanges?: readonly { why: string; covers: (change: Change) => boolean }[];
}

/**
 * The queries of an area's pages by its path: the first is that of the page in the menu, the others are of pages that
 * it links to.
 */
export type MenuPages = Readonly<Record<string, readonly PageQuery[]>>;

export interface PageQuery {
  query: string;
  /** Beside the company, search, filter and sort order; by an id of each type. */
  variables?: (ids: Readonly<Record<string, number>>) => object;
  /** The flags that show the link to the page; any one is sufficient. Without it, the link is always shown. */
  needs?: readonly Permission[];
}

export type Bodies = Readonly<Record<string, (maker: ValueGenerator) => readonly Json[]>>;

/** Creates bodies and values. */
export interface ValueGenerator {
  /** A word that every text contains. */
  word: string;
  /** A text for an input of this name. */
  text: (name: string) => string;
  /** The id of a record of the tested school, preferably one that no caller may know. */
  record: (table: string, matching?: (row: Row) => boolean) => number;
  /** The same with all columns. */
  row: (table: string, matching?: (row: Row) => boolean) => Row;
}

export type Value = string | number;

/** The number is different each time. */
type Text = (number: number, word: string) => string;

export interface PublicRoute {
  /** The response without a token. */
  status: number;
  /** Path parameters with which the test is meaningful. */
  values?: Readonly<Record<string, string>>;
  /** Tables whose records the route shows to everyone. */
  shows?: readonly string[];
}

/**
 * The result of a request: refused without a token (401), not found (404), refused (403, or 404 when the record itself
 * must not be known), or access to the caller's own data.
 */
export type AccessResult = 'unauthenticated' | 'hidden' | 'refused' | 'inside';

export interface ExpectedAccess {
  outsider: AccessResult;
  insider: AccessResult;
  /** The status with access, where success needs something that no caller has. */
  status?: number;
}
