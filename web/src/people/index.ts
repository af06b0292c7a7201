// What other parts of the application may use of people.
import { lazyPart } from '../ui/index.ts';

export { EmailNotice } from './account/sign-in/EmailNotice.tsx';
export { usePeopleSearch } from './peopleSearch.ts';
export { useSignOut } from './account/sign-in/useSignOut.ts';

/** The bell of the bar, which is as wide before it comes. */
export const NotificationBell = lazyPart(
  () => import('./notifications/NotificationBell.tsx'),
  'NotificationBell',
);
