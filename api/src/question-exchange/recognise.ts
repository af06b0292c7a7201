// Which format a file is in, by what it holds.
import { beginningOf } from '@kafedra/common/files/text';
import { openArchive } from './archive.ts';
import type { TestFormatName } from './formats/index.ts';
import { Unreadable, most } from '../assessments/document/index.ts';
import { localName, rootName } from './xml.ts';

/** What is neither an archive nor XML is text. Why a file can't be read, its format tells. */
export async function formatIn(bytes: Uint8Array): Promise<TestFormatName> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return (await isWorkbook(bytes)) ? 'xlsx' : 'qti21';
  if (!isMarkup(bytes)) return 'gift';
  if (bytes.length > most.bytes) return 'moodle';
  return isQti.test(localName(rootName(bytes) ?? '')) ? 'qti21' : 'moodle';
}

/** Of any version: which of them are read, the format tells. */
const isQti = /^(?:(?:qti-)?assessment-?(?:item|test|section|stimulus)|questestinterop|manifest)$/i;

/** XML may begin without a declaration, and GIFT with a tag of HTML. */
const beginsXml =
  /^\s*<(?:\?xml|!--|!doctype|(?:[\w.-]+:)?(?:quiz|questestinterop|manifest|(?:qti-)?assessment-?\w+)[\s/>])/i;

const isMarkup = (bytes: Uint8Array): boolean => beginsXml.test(beginningOf(bytes));

async function isWorkbook(bytes: Uint8Array): Promise<boolean> {
  try {
    const { has } = await openArchive(bytes, most.unpacked);
    return has('xl/workbook.xml');
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
