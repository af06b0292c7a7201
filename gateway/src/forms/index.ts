// The public interface of the forms domain.
export { customFieldConditions } from './custom-fields/conditions.ts';
export { publicFormOf, publicPageOf } from './public-form.ts';
export { heldValues } from './custom-fields/held-values.ts';
export { storesValues } from './values/stored-values.ts';
