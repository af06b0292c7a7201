// What forms and their fields may be (specification A, section 3), and what sets some fields apart.

export const formTypes = [
  'register',
  'profile',
  'course_bid',
  'free',
  'self_bid',
  'course',
] as const;
export type FormType = (typeof formTypes)[number];

/** How the page of a form looks: on bare paper, as a card in the middle, or beside its title. */
export const frontTemplates = ['plain', 'card', 'split'] as const;
export type FrontTemplate = (typeof frontTemplates)[number];

/**
 * The documented built-in fields, `custom_field` for a company's own, and two more: a `section` is a step with a title, to
 * which all fields after it belong, and `hidden` holds what nobody types in.
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

/** Parts of the page's address that a hidden field may hold. */
export const hiddenParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;
export type HiddenParameter = (typeof hiddenParameters)[number];

/** A form asks for these once, since each is one thing of one person. */
export const accountFieldTypes = ['name', 'surname', 'email'] as const;

const answerless: readonly FormFieldType[] = ['description', 'line', 'space', 'title', 'section'];

/** Whether somebody, or the address, answers it. */
export const isAnswered = (type: FormFieldType): boolean => !answerless.includes(type);

/** How an answer calls a field that its form does not have: one that an invite asked for, or that was removed. */
export const nameOfLost = (ref: string, label: string): string =>
  /^custom_field_\d+$/.test(ref) ? label : `${label} (удалено)`;

/** How many fields a form has at most. */
export const mostFields = 200;
