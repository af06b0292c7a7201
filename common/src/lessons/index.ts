// What lessons are judged and put in order by, alike on the server and in the browser.
export {
  deepestLayer,
  inReadingOrder,
  keyOfEntry,
  movedEntries,
  type ContentPlace,
  type Entry,
  type EntryInOrder,
  type MoveProblem,
  type PlacedEntry,
} from './content.ts';
export {
  closedReasons,
  endOfAccess,
  isThere,
  openingOf,
  openingsOf,
  startOfDayAfter,
  type ClosedReason,
  type LearnerOfCourse,
  type LessonOfLearner,
  type Moment,
  type Opening,
} from './opening.ts';
