// Rows that resolvers of galleries are given and that are in a company, although `node` does not find them.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type GalleryImageRow = Schemas['GalleryImage'] & InCompany;
