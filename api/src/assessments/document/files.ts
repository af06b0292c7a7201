// Collects the files embedded in a test's file and gives them unique names: equal content becomes one file, another
// file of the same name gets a number.
import { formatOf } from '@kafedra/common/files/formats';
import { fileAddress, type TestFile } from './document.ts';
import { documentLimits } from './limits.ts';
import { UnreadableQuestion } from './report.ts';

export class DocumentFiles {
  readonly #files = new Map<string, { content: string; file: TestFile }>();

  /** `content` identifies the file: its bytes in base64, or its path in the package. */
  add(wanted: string, content: string, bytes: () => Promise<Uint8Array>): string {
    const plain = fileName(wanted);
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? plain : numbered(plain, number);
      const known = this.#files.get(name);
      if (known?.content === content) return name;
      if (known !== undefined) continue;
      if (this.#files.size >= documentLimits.files)
        throw new UnreadableQuestion('В файле слишком много вложений');
      const media_type = mediaTypeOf(name);
      this.#files.set(name, { content, file: { name, media_type, bytes } });
      return name;
    }
  }

  /** Adds a file encoded in base64. */
  addEncoded(name: string, content: string): string {
    const encoded = content.replaceAll(/\s+/g, '');
    return this.add(name, encoded, async () => Buffer.from(encoded, 'base64'));
  }

  all(): TestFile[] {
    return [...this.#files.values()].map(({ file }) => file);
  }
}

/** By the file extension, when nothing else gives the type. */
const mediaTypeOf = (name: string): string => formatOf(name)?.type ?? 'application/octet-stream';

/** A name that is valid in a URL and in any file system. */
function fileName(wanted: string): string {
  const [last = ''] = wanted.split(/[/\\]/).slice(-1);
  const name = last
    .replaceAll(/[\p{Cc}"<>|?*:]/gu, '')
    .toWellFormed()
    .trim()
    .slice(-200);
  return /^\.*$/.test(name) ? 'файл' : name;
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}

/** A data URL of a picture that includes its name. */
export const embedded = ({ name, media_type }: TestFile, bytes: Uint8Array): string =>
  `data:${media_type};name=${encodeURIComponent(name).replaceAll("'", '%27')};base64,${Buffer.from(bytes).toString('base64')}`;

/** Turns pictures in data URLs of HTML into files of the document. */
export const extractDataUrls = (html: string, files: DocumentFiles): string =>
  html.replaceAll(
    /(?<=\bsrc\s*=\s*)(["'])data:image\/(png|jpe?g|gif|webp);(?:name=([^;,"'<>\s]*);)?base64,([a-z\d+/=\s]+)\1/gi,
    (_, _quote, kind: string, called: string | undefined, content: string) => {
      const ending = kind.toLowerCase() === 'jpeg' ? 'jpg' : kind.toLowerCase();
      const plain = `картинка.${ending}`;
      const named = decodeUrl(called ?? '');
      const name = mediaTypeOf(named) === mediaTypeOf(plain) ? named : plain;
      return `"${fileAddress(files.addEncoded(name, content))}"`;
    },
  );

/** Decodes a part of a URL found in HTML. */
export function decodeUrl(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('&amp;', '&'));
  } catch {
    return address;
  }
}
