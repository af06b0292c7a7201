// Labels and colours of the statuses of invites.
import type { BadgeProps } from '../../ui/index.ts';
import type { InviteState } from '../../__generated__/inviteListRouteQuery.graphql.ts';

export const inviteStates: Record<
  InviteState,
  { label: string; tone: NonNullable<BadgeProps['tone']> }
> = {
  WORKS: { label: 'Действует', tone: 'success' },
  SUSPENDED: { label: 'Приостановлено', tone: 'danger' },
  INACTIVE: { label: 'Отключено', tone: 'neutral' },
  NOT_STARTED: { label: 'Ещё не началось', tone: 'primary' },
  ENDED: { label: 'Закончилось', tone: 'warning' },
  FULL: { label: 'Все пришли', tone: 'warning' },
};
