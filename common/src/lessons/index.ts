// What lessons are judged and put in order by, alike on the server and in the browser.
export {
  changedEntries,
  deepestLayer,
  inReadingOrder,
  keyOfEntry,
  movedEntries,
  numbered,
  type ContentPlace,
  type Entry,
  type EntryInOrder,
  type MoveProblem,
  type PlacedEntry,
} from './content.ts';
