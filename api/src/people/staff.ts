// The record of a staff member as colleagues see it, such as the teacher of a course or the author of a test.
import { record } from '../kit/records/record.ts';
import { companyMembers } from './tables.ts';

export const staffRecord = record(companyMembers)({
  name: 'StaffMember',
  description: 'A staff member, as all members of the company may see them.',
  permissions: 'part',
  hidden: [
    'user_id',
    'status',
    'is_owner',
    'admin_banned',
    'learning_banned',
    'email',
    'phone',
    'searched',
    'last_visit_at',
    'created_at',
  ],
});
