// A sum that a list is narrowed by: how it is typed, and stands in the address.
import type { Part } from '../pages/addressParts.ts';

/** Whole ones. */
export const wholeRoubles = /^\d{1,9}$/;

export const roubles: Part<string | null> = {
  none: null,
  read: (text) => (wholeRoubles.test(text) ? text : null),
  write: (value) => value ?? '',
};
