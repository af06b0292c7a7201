// What other parts of the application may use of people.
export { useSignOut } from './account/useSignOut.ts';
