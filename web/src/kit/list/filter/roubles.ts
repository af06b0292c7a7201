// A filter by amount: its input and its parameter in the address.
import type { AddressParameter } from '../../pages/addressParameters.ts';

/** Whole roubles. */
export const wholeRoubles = /^\d{1,9}$/;

export const roubles: AddressParameter<string | null> = {
  none: null,
  read: (text) => (wholeRoubles.test(text) ? text : null),
  write: (value) => value ?? '',
};
