// Parent types of the journal's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not a node, but its global id contains the company. */
export type JournalStudentRow = Schemas['JournalStudent'] & InCompany;
