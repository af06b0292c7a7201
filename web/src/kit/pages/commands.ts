// What a domain adds to the command palette: create commands, and a search for records.
import type { Permission } from './Admin.ts';
import type { commandsQuery$data } from '../../__generated__/commandsQuery.graphql.ts';

export interface CreateCommand {
  label: string;
  /**
   * Below the company's address: the page of a new record, or a list whose main action creates one.
   */
  path: string;
  /** Any of these is enough. */
  permissions: readonly Permission[];
}

type Found = NonNullable<commandsQuery$data['company']>;

/** The alias of a search's fragment in the palette's query, and the variable that includes it. */
export type SearchName = keyof Found;

export interface DomainCommands<Name extends SearchName = SearchName> {
  name: Name;
  /** Its place among all create commands and among all results, in ascending order. */
  position: { created: number; found: number };
  create: readonly CreateCommand[];
  /** Heading of the results: «Люди». */
  title: string;
  /** Any of these is enough to search. */
  permissions: readonly Permission[];
  read: (found: NonNullable<Found[Name]>) => readonly CommandResult[];
}

export interface CommandResult {
  label: string;
  /** Distinguishes records with the same name. */
  note?: string | null | undefined;
  /** Below the company's address. */
  path: string;
}
