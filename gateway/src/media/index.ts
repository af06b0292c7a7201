// What is made of files: where galleries are in REST.
export { galleries } from './collections.ts';
