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
  blockFields,
  blockMedia,
  blockTypes,
  calloutTones,
  codeLanguages,
  inNumberedOrder,
  longestSource,
  mostAnswers,
  mostBlocks,
  movedBlocks,
  sectionOf,
  type BlockField,
  type BlockType,
  type CalloutTone,
  type CodeLanguage,
} from './blocks.ts';
