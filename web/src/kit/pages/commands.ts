// What a domain adds to the command palette: create commands, and a search for records.
import type { Permission } from './Admin.ts';

export interface CreateCommand {
  label: string;
  /**
   * Below the company's address: the page of a new record, or a list whose main action creates one.
   */
  path: string;
  /** Any of these is enough. */
  permissions: readonly Permission[];
}

/** `Company` is the fragment key of the domain's search results. */
export interface DomainCommands<Company> {
  create: readonly CreateCommand[];
  /** Heading of the results: «Люди». */
  title: string;
  /** Any of these is enough to search. */
  permissions: readonly Permission[];
  read: (company: Company) => readonly CommandResult[];
}

export interface CommandResult {
  label: string;
  /** Distinguishes records with the same name. */
  note?: string | null | undefined;
  /** Below the company's address. */
  path: string;
}
