// What other parts of the application may use of the history of changes. What shows it is loaded when it is shown:
// import it from its own file.
export type { AuditWords } from './words.ts';
