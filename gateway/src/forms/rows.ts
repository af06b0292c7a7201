// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

export type CustomFieldRow = components['schemas']['CustomField'] & InCompany;
