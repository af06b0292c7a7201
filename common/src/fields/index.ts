// Types, validation and dependencies of custom fields, shared by the browser and the server.
export { circleWith, shownOf, type DependingField, type Shown } from './dependents.ts';
export { longestText, textProblem } from './text-rules.ts';
export { fieldTypes, holdsFiles, isList, type FieldType } from './types.ts';
