// Pictures in GIFT, which has no attachments: they are data URLs in the HTML of texts.
import {
  fileAddress,
  textsOf,
  withAddresses,
  withTexts,
  type TestDocument,
  type TestQuestion,
  embedded,
  withFiles,
  type FittedDocument,
  documentLimits,
} from '../../../assessments/document/index.ts';

/** Data URLs of pictures by name. */
export type Pictures = ReadonlyMap<string, string>;

/** KB per picture: these files are opened in text editors. */
const maxKilobytes = 100;

/**
 * Characters of all occurrences of pictures: half of the import limit, the other half is for text.
 */
const maxLetters = documentLimits.bytes / 2;

const isPicture = /^image\/(?:png|jpeg|gif|webp)$/;

/** The pictures within both limits. */
export async function picturesOf({ questions, files }: TestDocument): Promise<Pictures> {
  const times = new Map<string, number>();
  for (const text of questions.flatMap(textsOf)) {
    withAddresses(text, (name) => {
      times.set(name, (times.get(name) ?? 0) + 1);
      return name;
    });
  }
  const pictures = new Map<string, string>();
  let letters = 0;
  for (const file of files) {
    if (!isPicture.test(file.media_type)) continue;
    const bytes = await file.bytes();
    if (bytes.length > maxKilobytes * 1024) continue;
    const address = embedded(file, bytes);
    const more = address.length * (times.get(file.name) ?? 0);
    if (letters + more > maxLetters) continue;
    letters += more;
    pictures.set(file.name, address);
  }
  return pictures;
}

/**
 * Dependent items are one line of plain text in GIFT, so they retain the names of their pictures.
 */
export function withPictures(question: TestQuestion, pictures: Pictures): TestQuestion {
  const shown = withTexts(
    question,
    (html) => withAddresses(html, (name) => pictures.get(name) ?? fileAddress(name)),
    (name) => name,
  );
  return {
    ...shown,
    correspondences: shown.correspondences.map((item, index) =>
      item.is_main ? item : (question.correspondences[index] ?? item),
    ),
  };
}

/** The document without the files that the GIFT file does not carry. */
export const withCarriedFiles = (
  document: TestDocument,
  carried: ReadonlySet<string>,
  pictures: Pictures,
): Omit<FittedDocument, 'bytes'> =>
  withFiles(document, carried, ({ name, media_type }) =>
    isPicture.test(media_type) && !pictures.has(name)
      ? `Файл не поместился: в GIFT картинки до ${maxKilobytes} КБ`
      : 'В таких файлах нет места для вложений',
  );
