// What other domains may import of people.
import { lazyPart } from '../ui/index.ts';

export { EmailNotice } from './account/sign-in/EmailNotice.tsx';
export { usePeopleSearch } from './peopleSearch.ts';
export { useSignOut } from './account/sign-in/useSignOut.ts';

/** The notification bell of the bar, with a placeholder of the same width while it loads. */
export const NotificationBell = lazyPart(
  () => import('./notifications/NotificationBell.tsx'),
  'NotificationBell',
);
export type { ObserverParts } from './observers/observerParts.ts';
export type { UserParts } from './users/userParts.ts';
