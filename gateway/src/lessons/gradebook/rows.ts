// What the resolvers of the gradebook are given, where that is not the REST record of the type's name.
import type { components } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No nodes, and yet their global ids have the company in them. */
export type GradebookStudentRow = components['schemas']['GradebookStudent'] & InCompany;
export type GradebookColumnRow = components['schemas']['GradebookColumn'] & InCompany;
export type GradebookCellRow = components['schemas']['GradebookCell'] & InCompany;
