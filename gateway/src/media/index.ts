// What is made of files: where galleries and the library are in REST.
export { galleries, libraryEntries } from './collections.ts';
