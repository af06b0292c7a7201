// Pictures in GIFT, which has no place for files: they stand in the HTML of its texts themselves.
import {
  fileAddress,
  textsOf,
  withAddresses,
  withTexts,
  type TestDocument,
  type TestQuestion,
  embedded,
  leaving,
  type Fitting,
  most,
} from '../../../assessments/document/index.ts';

/** By name, the address that holds the picture itself. */
export type Pictures = ReadonlyMap<string, string>;

/** KB of a picture: people look at these files in editors of text. */
const mostKilobytes = 100;

/** Letters of all pictures, wherever they stand: the other half of what is read again is for words. */
const mostLetters = most.bytes / 2;

const isPicture = /^image\/(?:png|jpeg|gif|webp)$/;

/** Those that are small enough. */
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
    if (bytes.length > mostKilobytes * 1024) continue;
    const address = embedded(file, bytes);
    const more = address.length * (times.get(file.name) ?? 0);
    if (letters + more > mostLetters) continue;
    letters += more;
    pictures.set(file.name, address);
  }
  return pictures;
}

/** What is matched with something is a line of words, and keeps the names of its pictures. */
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

/** The document without the files that a file of GIFT does not bring. */
export const withCarried = (
  document: TestDocument,
  carried: ReadonlySet<string>,
  pictures: Pictures,
): Omit<Fitting, 'bytes'> =>
  leaving(document, carried, ({ name, media_type }) =>
    isPicture.test(media_type) && !pictures.has(name)
      ? `Файл не поместился: в GIFT картинки до ${mostKilobytes} КБ`
      : 'В таких файлах нет места для вложений',
  );
