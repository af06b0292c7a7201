// Labels and colours of users' statuses in a company.
import type { BadgeProps } from '../../ui/index.ts';
import type { UserStatus } from '../../__generated__/userListRouteQuery.graphql.ts';

export const userStatuses: Record<
  UserStatus,
  { label: string; tone: NonNullable<BadgeProps['tone']> }
> = {
  ACTIVE: { label: 'Активен', tone: 'success' },
  BLOCKED: { label: 'Заблокирован', tone: 'warning' },
  DELETED: { label: 'Удалён', tone: 'danger' },
};
