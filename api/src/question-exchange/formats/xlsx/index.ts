// XLSX: a spreadsheet with a question in each row, as teachers fill it in.
import {
  rejectedFile,
  readTest,
  rejectedByError,
  writeTest,
  type ReadTest,
  type WrittenTest,
} from '../../build-document.ts';
import {
  type TestDocument,
  exampleTest,
  fitFiles,
  normalDocument,
  documentLimits,
} from '../../../assessments/document/index.ts';
import { parseWorkbook } from './read.ts';
import { workbookOf } from './write.ts';

export async function writeTable(document: TestDocument): Promise<WrittenTest<Uint8Array>> {
  const { document: fits, left } = await fitFiles(normalDocument(document), 0);
  const written = await writeTest(fits, workbookOf, parseWorkbook);
  return { ...written, report: { ...written.report, left } };
}

export async function readTable(source: Uint8Array): Promise<ReadTest> {
  if (source.length > documentLimits.bytes)
    return rejectedFile(`Файл больше ${documentLimits.bytes / 1024 / 1024} МБ`);
  try {
    return readTest(await parseWorkbook(source));
  } catch (error) {
    return rejectedByError(error);
  }
}

/** A template with an example and instructions for every kind of question. */
export const tableTemplate = async (): Promise<Uint8Array> => (await writeTable(exampleTest)).file;
