// Parent types of the galleries' resolvers: not nodes, but they have the company id.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type GalleryImageRow = Schemas['GalleryImage'] & InCompany;
