// What other parts of the application may use of people.
export { EmailNotice } from './account/EmailNotice.tsx';
export { useSignOut } from './account/useSignOut.ts';
