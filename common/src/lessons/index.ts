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
  afterMeeting,
  isOver,
  mayBecome,
  reminderMinutes,
  remindersToCome,
  webinarStatuses,
  webinarSteps,
  type WebinarReminder,
  type WebinarStatus,
} from './webinars.ts';
