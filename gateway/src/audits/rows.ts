// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

type Schemas = components['schemas'];

export type AuditRow = Schemas['Audit'] & InCompany;
export type AuditAuthorRow = Schemas['AuditAuthor'];
