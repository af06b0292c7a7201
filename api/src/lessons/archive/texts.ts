// Rich texts of lessons in archives: an export omits those beyond the size limit, and an import parses each by its
// schema.
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { maxLessonTextBytes, type ExportSource, type ImportTarget } from '../../courses/index.ts';
import { countOf } from '../../kit/values/plurals.ts';

/**
 * Not parsed with the archive: parsing all texts at once would block the event loop, so each is parsed when it is
 * written.
 */
export const rawText = z.string().max(512 * 1024);

/**
 * A function that exports texts until the size limit and returns null for the others. Its `report` says how many were
 * omitted, and of what: «уроков».
 */
export function textsOf({ text, reportOmission }: ExportSource, of: string) {
  let bytes = 0;
  let over = 0;
  const textOf = (html: string): string | null => {
    bytes += Buffer.byteLength(html);
    if (bytes <= maxLessonTextBytes) return text(html);
    over += 1;
    return null;
  };
  const report = () => {
    if (over === 0) return;
    reportOmission(
      `Тексты: ${countOf(over, ['текст', 'текста', 'текстов'])} ${of}`,
      `в архив входит ${maxLessonTextBytes / 1024 / 1024} МБ текстов ${of}`,
    );
  };
  return Object.assign(textOf, { report });
}

/**
 * Parses a text by its schema. Returns null and reports the error under the title if it is invalid.
 */
export async function readText(
  { text, reportOmission }: ImportTarget,
  schema: z.ZodType<string | null | undefined>,
  html: string,
  title: string,
): Promise<string | null> {
  // Lets the event loop serve other requests between two texts.
  await setImmediate();
  const read = schema.safeParse(await text(html));
  if (read.success) return read.data ?? null;
  reportOmission(title, read.error.issues[0]?.message ?? '');
  return null;
}
