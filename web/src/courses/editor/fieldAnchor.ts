// Where a field of a course's editor stands on its page: addresses lead there.

/** By the field's name in the REST API. */
export const fieldAnchor = (name: string): string => `field-${name}`;
