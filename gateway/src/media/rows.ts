// The REST records behind the GraphQL types of this domain.
import type { InCompany } from '../kit/list.ts';
import type * as wire from '../kit/wire.ts';

export type UploadedFileRow = wire.UploadedFile & InCompany;
