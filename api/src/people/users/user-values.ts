// The custom field values of users.
import { fieldValues } from '../../forms/index.ts';
import { customFieldUserValues } from '../../forms/values/value-tables.ts';
import { companyMembers } from '../tables.ts';

export const userValues = fieldValues({
  subtype: 'user',
  table: customFieldUserValues,
  owner: 'user_id',
  of: companyMembers.user_id,
  name: 'User',
  noun: 'user',
});
