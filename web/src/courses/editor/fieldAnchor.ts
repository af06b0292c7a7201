// Anchors of the fields of a course's form, for links to them.

/** Takes the field's REST name. */
export const fieldAnchor = (name: string): string => `field-${name}`;
