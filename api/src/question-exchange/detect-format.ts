// Detects the format of a file by its content.
import { beginningOf } from '@kafedra/common/files/text';
import { openArchive } from './archive.ts';
import type { TestFormatName } from './formats/index.ts';
import { UnreadableQuestion, documentLimits } from '../assessments/document/index.ts';
import { localName, rootName } from './xml.ts';

/**
 * A file that is neither an archive nor XML is treated as GIFT. The reader of the format reports errors.
 */
export async function detectFormat(bytes: Uint8Array): Promise<TestFormatName> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return (await isWorkbook(bytes)) ? 'xlsx' : 'qti21';
  if (!isMarkup(bytes)) return 'gift';
  if (bytes.length > documentLimits.bytes) return 'moodle';
  return isQti.test(localName(rootName(bytes) ?? '')) ? 'qti21' : 'moodle';
}

/** Elements of all QTI versions; the reader rejects unsupported ones. */
const isQti = /^(?:(?:qti-)?assessment-?(?:item|test|section|stimulus)|questestinterop|manifest)$/i;

/** XML may lack a declaration, and GIFT may begin with an HTML tag. */
const beginsXml =
  /^\s*<(?:\?xml|!--|!doctype|(?:[\w.-]+:)?(?:quiz|questestinterop|manifest|(?:qti-)?assessment-?\w+)[\s/>])/i;

const isMarkup = (bytes: Uint8Array): boolean => beginsXml.test(beginningOf(bytes));

async function isWorkbook(bytes: Uint8Array): Promise<boolean> {
  try {
    const { has } = await openArchive(bytes, documentLimits.unpacked);
    return has('xl/workbook.xml');
  } catch (error) {
    if (error instanceof UnreadableQuestion) return false;
    throw error;
  }
}
