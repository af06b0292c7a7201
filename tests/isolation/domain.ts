// What the suite has to be told of a domain, in domains/<domain>.ts. Everything else it reads in the contracts.
import type { Permission } from '../../api/src/kit/permissions/flags.ts';
import type { Json } from '../kit/rest.ts';
import type { Change, Row } from './rows.ts';
import type { Writer } from './writing.ts';

/** Routes are named as `POST /api/companies/{companyId}/groups`, fields as `Company.groups`. */
export interface Domain {
  /** Of its routes in openapi.json. */
  tags: readonly string[];

  // Its records, for the school that is tried, for another one and for those who see only what is their own.

  /**
   * Bodies of routes that create records, where the one that is made from the documented schema does not do. Every
   * route of a company that creates what its list shows is called with them.
   */
  records?: Bodies;
  /** Writes what no such route does. A step begins by asking for the records that it needs, and is put off without one. */
  writes?: readonly ((writer: Writer) => Promise<void>)[];
  /** Writes what only the school that is tried has, once all records are there. */
  describes?: (writer: Writer) => Promise<void>;
  /** What whoever is let into the back office may write for themselves, by its route: `members` do. */
  ownWrites?: Bodies;
  /** More members who try, by what they are called, with their flags. */
  members?: Readonly<Record<string, readonly Permission[]>>;
  /** Rows that a member knows whoever wrote them, by what the member may do in the back office; by their tables. All
   * other rows are known to those whom they name, and to those whose own rows name them. */
  shared?: Readonly<Record<string, (row: Row, may: (flag: Permission) => boolean) => boolean>>;
  /** Tables whose rows are parts of a record, by the column that names it: whoever knows that one as their own knows them. */
  parts?: Readonly<Record<string, string>>;
  /** Starts the services outside that it asks, one for all schools of a worker; answers the settings that name them. */
  services?: () => Promise<Record<string, string>>;

  // What is sent, where no schema tells it.

  /**
   * By the names of REST: parameters of paths and queries, arguments, and ids in bodies whose name is not that of a
   * table. Several values of a path's parameter are tried in turn. `users_file.file_name` is that of the routes and fields of
   * that name, `DELETE /api/profile/file/delete_media/{file_id}.file_id` that of one route.
   */
  named?: (maker: Maker) => Readonly<Record<string, Value | readonly Value[]>>;
  /** Texts in bodies and inputs that not every text fits. */
  texts?: Readonly<Record<string, Text>>;
  /** Bodies in place of the one that is made from the documented schema, each tried. */
  bodies?: Bodies;
  /** The fields of a GraphQL input that are filled, where not all can be: `UpdateProfileInput: ['name']`. */
  inputFields?: Readonly<Record<string, readonly string[]>>;
  /** Values of inputs, where the first of an enumeration or a made up text is not taken: `SomeInput.status`. */
  inputValues?: Readonly<Record<string, Json>>;
  /** Types whose fields are read from the record that `named` names (`order_comment_id`), not from the fullest in a list. */
  readByName?: readonly string[];
  /** The types of ids whose name does not tell it: `SomeInput.author`. */
  idTypes?: Readonly<Record<string, string>>;
  /** Routes of the gateway that send a file on, by the route of the api: `companies/Company`, with the type of the id. */
  uploads?: Readonly<Record<string, string>>;

  // Who is let in where, and what is answered. What a flag guards follows from the flag; all else is listed, one route at
  // a time, so that none opens by mistake.

  /** Routes that need no token, on purpose. */
  open?: Readonly<Record<string, OpenRoute>>;
  /** Routes for everybody who is signed in, or a member. An outsider is signed in and no member of the company. */
  withoutFlag?: Readonly<Record<string, Answers>>;
  /** Routes that end the session they are called with: each call has one of its own. */
  endsSession?: readonly string[];
  /** Routes that make whoever calls them a member no more: they are tried by people who are there for nothing else. */
  endsMembership?: readonly string[];
  /** Routes that mean a company although it does not stand in their path. */
  namesCompany?: readonly string[];
  /** Reads that are null for nobody by the schema's own words, without an error. */
  silentForNobody?: readonly string[];
  /** Reads whose answers hold no text of the school's, and why. */
  withoutTexts?: Readonly<Record<string, string>>;
  /** Fields that show nothing of the school even to its owner, and why: what is the platform's, or what no route writes yet. */
  neverShown?: Readonly<Record<string, string>>;
  /** What the school's owner is answered where a write that is in order can't succeed any more. */
  ownersFailures?: Readonly<Record<string, { status: number; why: string }>>;
  /** What may become different while the school is tried. */
  mayChange?: readonly { why: string; covers: (change: Change) => boolean }[];
}

export type Bodies = Readonly<Record<string, (maker: Maker) => readonly Json[]>>;

/** What bodies and values are made with. */
export interface Maker {
  /** Stands in every text. */
  word: string;
  /** A text for an input of this name. */
  text: (name: string) => string;
  /** The id of a record: of the school that is tried, before those that somebody who tries knows by right. */
  record: (table: string, matching?: (row: Row) => boolean) => number;
  /** The same with all its columns. */
  row: (table: string, matching?: (row: Row) => boolean) => Row;
}

export type Value = string | number;

/** The number is another one each time. */
type Text = (number: number, word: string) => string;

export interface OpenRoute {
  /** What nobody is answered. */
  status: number;
  /** Parameters of the path that make that a fair trial. */
  values?: Readonly<Record<string, string>>;
  /** The tables whose records everybody is shown there. */
  shows?: readonly string[];
}

/**
 * What happens to a request: turned away for want of a token (401), told of nothing (404), refused (403, or 404 where
 * the record itself is not to be known), or let in to see and change what is the caller's own.
 */
export type Door = 'unauthenticated' | 'hidden' | 'refused' | 'inside';

export interface Answers {
  outsider: Door;
  insider: Door;
  /** What is answered inside, where success takes something that nobody who tries has. */
  status?: number;
}
