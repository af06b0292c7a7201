// What fields of a course know of the remarks beside them.
import { createContext } from 'react';

export interface Remarked {
  /** How many stand beside a field, by its name in the REST API; fields without any are not there. */
  counts: ReadonlyMap<string, number>;
  open: (field: string) => void;
}

/** Null where there are none: beside a new course, or on a server that keeps none. */
export const RemarkedContext = createContext<Remarked | null>(null);
