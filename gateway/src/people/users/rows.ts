// REST records that are in a company because what they hold has global ids.
import type { components } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

type Schemas = components['schemas'];

export type UserCustomFieldRow = Schemas['UserCustomField'] & InCompany;
export type UserCustomFieldValueRow = Schemas['UserCustomFieldValue'] & InCompany;
