// Parent types of library templates: not nodes, but they have the company id.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type LibraryTemplateRow = Schemas['LibraryTemplate'] & InCompany;

export type LibraryBlockRow = Schemas['LibraryBlock'] & InCompany;
