// A test as a document independent of the database, which files are read into and written from.
export {
  answersOf,
  blanksOf,
  blanksWithAnswers,
  blanksWithItems,
  requireAtMost,
  hasSeveralPairs,
  sortItems,
  pairsIn,
  pairsOf,
  questionOf,
} from './build-question.ts';
export { parseDecimal, midpointOf, percentageOf, parseTolerance } from './decimals.ts';
export {
  fileAddress,
  filesShownIn,
  hasRichValues,
  defaultQuestion,
  defaultSettings,
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
export { DocumentFiles, decodeUrl, embedded } from './files.ts';
export { fitFiles, withFiles, withoutUnknownFiles, type FittedDocument } from './fit-files.ts';
export { documentLimits } from './limits.ts';
export { convertMathMl } from './math.ts';
export { normalDocument, normalQuestion, settingsOf } from './normalize.ts';
export { toWholePoints } from './points.ts';
export { createDocument } from './read-test.ts';
export {
  TooComplexFile,
  UnreadableQuestion,
  excerpt,
  type Changed,
  type SkippedItem,
  type Report,
} from './report.ts';
export { replaceBetween } from './scan.ts';
export { questionShape, settingsShape, type ShownResult } from './shapes.ts';
export {
  forSupplementaryText,
  cleanText,
  escapeHtml,
  filePlaceholders,
  htmlOfLines,
  htmlOfMarkdown,
  htmlOfMoodleText,
  htmlOfPlain,
  hasFilePlaceholder,
  linesOf,
  htmlToPlainText,
  readHtml,
  readPlain,
  collapseWhitespace,
  withDelimitedFormulas,
  singleLineText,
  type ReadingNotes,
  type ReadingContext,
} from './texts.ts';
export { namesOfParts } from './part-names.ts';
export { addQuestions, lockTest, insertQuestions, lastPosition } from './write-test.ts';
