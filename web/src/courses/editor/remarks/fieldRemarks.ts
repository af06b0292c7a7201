// A context with the numbers of remarks of a course's fields.
import { createContext } from 'react';

export interface FieldRemarks {
  /** Numbers of remarks by the field's REST name, without fields that have none. */
  counts: ReadonlyMap<string, number>;
  open: (field: string) => void;
}

/** Null if there can't be any: for a new course, or on a server without remarks. */
export const FieldRemarksContext = createContext<FieldRemarks | null>(null);
