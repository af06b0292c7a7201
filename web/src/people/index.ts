// What other parts of the application may use of people.
export { EmailNotice } from './account/EmailNotice.tsx';
export { NotificationBell } from './notifications/NotificationBell.tsx';
export { usePeopleSearch } from './peopleSearch.ts';
export { useSignOut } from './account/useSignOut.ts';
