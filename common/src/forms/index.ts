// Types of form fields, their conditions and their visibility, shared by the browser and the server.
export {
  findConditionCycle,
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
  nameOfRemovedField,
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
  validateFields,
  type DefinedField,
  type FieldProblem,
} from './problems.ts';
export { shownInForm, type FilledInField, type ShownInForm } from './visibility.ts';
