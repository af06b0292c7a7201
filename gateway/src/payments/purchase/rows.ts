// What the resolvers of an offer are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node, and yet it names the course and the package by their global ids. */
export type CourseOfferRow = Schemas['CourseOffer'] & InCompany;
