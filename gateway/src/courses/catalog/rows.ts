// What the resolvers of the catalogue are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Whose catalogue it is: what is in it has addresses of its own. */
export interface CatalogRow extends InCompany {
  id: number;
  name: string;
  code: string;
}

/** No node, and yet the global ids of its images have the company in them. */
export type CatalogCourseRow = Schemas['CatalogCourse'] & InCompany;
