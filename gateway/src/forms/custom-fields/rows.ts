// What fields hold is of one shape, whatever record it is of; in a company, because what it holds has global ids.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

export type HeldCustomFieldRow = (Schemas['UserCustomField'] | Schemas['CourseCustomField']) &
  InCompany;
export type CustomFieldValueRow = HeldCustomFieldRow['values'][number] & InCompany;
