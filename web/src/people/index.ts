// What other parts of the application may use of people.
export { RepeatUserExport } from './users/RepeatUserExport.tsx';
