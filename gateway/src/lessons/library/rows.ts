// Templates of the library as their resolvers are given them: no nodes, and yet in a company.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type LibraryTemplateRow = Schemas['LibraryTemplate'] & InCompany;

export type LibraryBlockRow = Schemas['LibraryBlock'] & InCompany;
