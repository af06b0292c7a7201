// Parent types of the gradebook's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not nodes, but their global ids contain the company. */
export type GradebookStudentRow = Schemas['GradebookStudent'] & InCompany;
export type GradebookColumnRow = Schemas['GradebookColumn'] & InCompany;
export type GradebookCellRow = Schemas['GradebookCell'] & InCompany;
