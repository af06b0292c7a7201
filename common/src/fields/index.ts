// What custom fields may hold: read alike by whoever fills them in and by the server that keeps them.
export { circleWith, shownOf, type DependingField, type Shown } from './dependents.ts';
export { longestText, textProblem } from './text-rules.ts';
export { fieldTypes, holdsFiles, isList, type FieldType } from './types.ts';
