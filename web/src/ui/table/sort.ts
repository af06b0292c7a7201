// The order of a table's rows, in a file of its own: addresses of lists are read outside of browsers too.
export type Sort<Sorted extends string = string> = { column: Sorted; descending: boolean };
