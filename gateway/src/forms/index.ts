// The public interface of the forms domain.
export { customFieldConditions } from './custom-fields/conditions.ts';
export { publicFormOf, publicPageOf } from './public-form.ts';
export { customFieldValues } from './custom-fields/custom-field-values.ts';
export { updatesCustomFieldValues } from './values/update-values.ts';
