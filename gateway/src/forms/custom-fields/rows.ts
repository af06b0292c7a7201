// The parent type of custom field values, equal for all kinds of records; it has the company id because it refers to
// records by global ids.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type HeldCustomFieldRow = (Schemas['UserCustomField'] | Schemas['CourseCustomField']) &
  InCompany;
export type CustomFieldValueRow = HeldCustomFieldRow['values'][number] & InCompany;
