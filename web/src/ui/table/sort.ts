// The sort of a table, in a separate file because addresses of lists are also parsed outside of browsers.
export type Sort<Sorted extends string = string> = { column: Sorted; descending: boolean };
