// What the resolvers of the gradebook are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No nodes, and yet their global ids have the company in them. */
export type GradebookStudentRow = Schemas['GradebookStudent'] & InCompany;
export type GradebookColumnRow = Schemas['GradebookColumn'] & InCompany;
export type GradebookCellRow = Schemas['GradebookCell'] & InCompany;
