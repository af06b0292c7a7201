// Types of forms and of their fields (specification A, section 3), and properties of field types.

export const formTypes = [
  'register',
  'profile',
  'course_bid',
  'free',
  'self_bid',
  'course',
] as const;
export type FormType = (typeof formTypes)[number];

/** Page layouts: on a plain background, as a centred card, or beside the title. */
export const frontTemplates = ['plain', 'card', 'split'] as const;
export type FrontTemplate = (typeof frontTemplates)[number];

/**
 * The documented built-in fields, `custom_field` for custom fields of the company, and two more: a `section` is a
 * titled step that contains all fields after it, and a `hidden` field is not filled in by the user.
 */
export const formFieldTypes = [
  'name',
  'surname',
  'email',
  'description',
  'line',
  'space',
  'title',
  'custom_field',
  'section',
  'hidden',
] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

export const fieldWidths = ['whole', 'half'] as const;
export type FieldWidth = (typeof fieldWidths)[number];

/** Parts of the page's URL that a hidden field may store. */
export const hiddenParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;
export type HiddenParameter = (typeof hiddenParameters)[number];

/** A form has each of these at most once, because they describe one person. */
export const accountFieldTypes = ['name', 'surname', 'email'] as const;

const answerless: readonly FormFieldType[] = ['description', 'line', 'space', 'title', 'section'];

/** Whether the user or the URL provides an answer. */
export const isAnswered = (type: FormFieldType): boolean => !answerless.includes(type);

/**
 * The label of an answer whose field is not in the form: it belongs to an invite, or was removed.
 */
export const nameOfRemovedField = (ref: string, label: string): string =>
  /^custom_field_\d+$/.test(ref) ? label : `${label} (удалено)`;

/** The maximum number of fields in a form. */
export const mostFields = 200;
