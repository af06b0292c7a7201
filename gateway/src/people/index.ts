// What other domains may use of people.
export { roles, users } from './collections.ts';
