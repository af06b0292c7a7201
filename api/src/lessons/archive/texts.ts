// Rich texts of lessons in archives: they go along as far as there is room, and come back as the editor reads them.
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { largestLessonTexts, type Source, type Target } from '../../courses/index.ts';
import { countOf } from '../../kit/values/plurals.ts';

/** They are read by their schemas one by one when they are written: all at once would hold the process up. */
export const rawText = z.string().max(512 * 1024);

/** Texts as far as there is room for them; `tell` says how many stayed behind, and of what: «уроков». */
export function textsOf({ text, leave }: Source, of: string) {
  let bytes = 0;
  let over = 0;
  const textOf = (html: string): string | null => {
    bytes += Buffer.byteLength(html);
    if (bytes <= largestLessonTexts) return text(html);
    over += 1;
    return null;
  };
  const tell = () => {
    if (over === 0) return;
    leave(
      `Тексты: ${countOf(over, ['текст', 'текста', 'текстов'])} ${of}`,
      `в архив входит ${largestLessonTexts / 1024 / 1024} МБ текстов ${of}`,
    );
  };
  return Object.assign(textOf, { tell });
}

/** As the schema reads it; null, and told under the title, where it does not. */
export async function readText(
  { text, leave }: Target,
  schema: z.ZodType<string | null | undefined>,
  html: string,
  title: string,
): Promise<string | null> {
  // Others are served between two texts.
  await setImmediate();
  const read = schema.safeParse(await text(html));
  if (read.success) return read.data ?? null;
  leave(title, read.error.issues[0]?.message ?? '');
  return null;
}
