// Types, validation and dependencies of custom fields, shared by the browser and the server.
export { findCycle, visibleFields, type DependentField, type ShownFields } from './dependents.ts';
export { longestText, textProblem } from './text-rules.ts';
export { fieldTypes, holdsFiles, isList, type FieldType } from './types.ts';
