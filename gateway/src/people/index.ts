// What other domains may use of people.
export { roles } from './collections.ts';
