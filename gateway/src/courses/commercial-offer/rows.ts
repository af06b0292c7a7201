// Rows that resolvers of the commercial offer are given, where they are not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node, and yet its global id has the company in it. */
export type CourseRemarkRow = Schemas['CourseRemark'] & InCompany;

export interface CommercialOfferChoiceRow {
  /** A global id. */
  id: string;
  name: string;
}

export interface CommercialOfferFiltersRow {
  types: CommercialOfferChoiceRow[];
  formats: CommercialOfferChoiceRow[];
  categories: CommercialOfferChoiceRow[];
  places: CommercialOfferChoiceRow[];
}
