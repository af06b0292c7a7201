// A test as a document independent of the database, which files are read into and written from.
export {
  answersOf,
  blanksOf,
  blanksWithAnswers,
  blanksWithItems,
  few,
  hasSeveralPairs,
  itemsInOrder,
  pairsIn,
  pairsOf,
  questionOf,
} from './building.ts';
export { decimalOf, middleOf, shareOf, toleranceOf } from './decimals.ts';
export {
  fileAddress,
  filesShownIn,
  hasRichValues,
  plainQuestion,
  plainSettings,
  textsOf,
  withAddresses,
  withTexts,
  type TestDocument,
  type TestFile,
  type TestPart,
  type TestQuestion,
  type TestSettings,
} from './document.ts';
export { exampleTest } from './examples.ts';
export { FoundFiles, decodedAddress, embedded } from './files.ts';
export { fitting, leaving, withoutUnknown, type Fitting } from './fitting.ts';
export { most } from './limits.ts';
export { withoutMath } from './math.ts';
export { normalDocument, normalQuestion, settingsOf } from './normalize.ts';
export { inWholePoints } from './points.ts';
export { documentOf } from './read-test.ts';
export { TooComplex, Unreadable, shortly, type Changed, type Left, type Report } from './report.ts';
export { replaceBetween } from './scan.ts';
export { questionShape, settingsShape, type ShownResult } from './shapes.ts';
export {
  beside,
  cleanText,
  escapeHtml,
  filesInWords,
  htmlOfLines,
  htmlOfMarkdown,
  htmlOfMoodleText,
  htmlOfPlain,
  isFileInWords,
  linesOf,
  plainOf,
  readHtml,
  readPlain,
  unbroken,
  withSignedFormulas,
  wordsOf,
  type Notes,
  type Reading,
} from './texts.ts';
export { namesOfParts } from './words.ts';
export { addQuestions, holdTest, insertQuestions, lastIn } from './write-test.ts';
