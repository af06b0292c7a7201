// Parent types of the offer's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not a node, but it refers to the course and the package by global ids. */
export type CourseOfferRow = Schemas['CourseOffer'] & InCompany;
