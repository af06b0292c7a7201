// What a domain gives to the command palette: what can be made in it, and the records that are found by what is typed.
import type { Permission } from './Admin.ts';

export interface CreateCommand {
  label: string;
  /** Under the company's address: the page of a new record, or the list whose main action makes one. */
  path: string;
  /** Any of these lets the person. */
  permissions: readonly Permission[];
}

/** `Company` is the key of the domain's own fragment, with what was found. */
export interface DomainCommands<Company> {
  create: readonly CreateCommand[];
  /** What the found records are: «Люди». */
  title: string;
  /** Any of these lets the person look for them. */
  permissions: readonly Permission[];
  read: (company: Company) => readonly FoundPlace[];
}

export interface FoundPlace {
  label: string;
  /** Tells namesakes apart. */
  note?: string | null | undefined;
  /** Under the company's address. */
  path: string;
}
