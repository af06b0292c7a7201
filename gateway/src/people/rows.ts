// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

type Schemas = components['schemas'];

export type ViewerRow = Schemas['AuthUser'];
export type AdminProfileRow = Schemas['AdminProfile'];
export type RoleRow = Schemas['Role'] & InCompany;
export type GroupRow = Schemas['Group'] & InCompany;
export type UserRow = Schemas['User'] & InCompany;
export type UserExportRow = Schemas['UserExport'] & InCompany;
