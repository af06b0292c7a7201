// Parent types of the catalogue's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** The catalogue's company; the contents have their own paths. */
export interface CatalogRow extends InCompany {
  id: number;
  name: string;
  code: string;
}

/** Not a node, but the global ids of its images contain the company. */
export type CatalogCourseRow = Schemas['CatalogCourse'] & InCompany;
