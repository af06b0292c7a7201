// What forms are made of and which of their fields are shown: read alike by whoever builds and fills them in, and by the
// server that keeps them.
export {
  circleIn,
  needsValue,
  operators,
  sectionsOf,
  type Answers,
  type Condition,
  type ConditionalField,
  type Operator,
  type Rule,
} from './conditions.ts';
export {
  accountFieldTypes,
  fieldWidths,
  formFieldTypes,
  formTypes,
  frontTemplates,
  hiddenParameters,
  isAnswered,
  mostFields,
  nameOfLost,
  type FieldWidth,
  type FormFieldType,
  type FormType,
  type FrontTemplate,
  type HiddenParameter,
} from './kinds.ts';
export {
  fieldNames,
  nameOfField,
  operatorsFor,
  problemsOf,
  type AskedField,
  type FieldProblem,
} from './problems.ts';
export { shownIn, type FilledInField, type ShownInForm } from './shown.ts';
