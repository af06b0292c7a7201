// Parent types of the course people's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not a node, but its global id contains the company. */
export type CourseStudentRow = Schemas['CourseStudent'] & InCompany;
