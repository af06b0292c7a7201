// The form of an upload: one file, and texts before and after it, which upload widgets send and nobody keeps.
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, Failure, invalid } from '../kit/errors.ts';
import { quoted } from '../kit/russian.ts';
import { tooBig } from './rules.ts';

/** The field of the specification (A, section 7), and the one that is meant by its name. */
const fileFields = ['image', 'file'];

/** So many texts stand beside a file at most, and so many bytes of each are read. */
export const formLimits = { fields: 100, fieldSize: 1024 };

export interface FormFile {
  field: string;
  name: string;
  /** Ends with a failure as soon as the file turns out to be too large, or the form to be none. */
  bytes: AsyncGenerator<Buffer>;
  /** Reads the form to its end. Throws 422 for another file, and for what only a text after the file tells. */
  toEnd: () => Promise<void>;
  /** What is left of the form is not parsed. */
  leave: () => void;
}

/** Throws 422 for a form without a file, 413 for one that is too large; `largest` in bytes. */
export async function fileOfForm(request: FastifyRequest, largest?: number): Promise<FormFile> {
  const parts = request.parts(largest === undefined ? {} : { limits: { fileSize: largest } });
  const file = await nextFile(parts);
  if (file === undefined) throw invalid('image', 'Приложите файл', 'required');
  const { fieldname: field, filename: name } = file;
  const leave = () => void file.file.destroy();
  if (!fileFields.includes(field)) {
    leave();
    throw invalid(field, 'Файл ожидается в поле «image» или «file»', 'required');
  }
  return {
    field,
    name,
    bytes: bytesOf(file),
    leave,
    toEnd: async () => {
      const another = await nextFile(parts);
      if (another === undefined) return;
      another.file.destroy();
      throw invalid(another.fieldname, 'Отправьте один файл за раз', 'too_many_files');
    },
  };
}

/** The next file of a form, past the texts before it. */
async function nextFile(parts: AsyncIterator<Multipart>): Promise<MultipartFile | undefined> {
  for (;;) {
    const part = (await nextPart(parts))?.value;
    if (part === undefined || part.type === 'file') return part;
    refuseText(part.fieldname, part.value);
  }
}

async function nextPart(parts: AsyncIterator<Multipart>) {
  try {
    const next = await parts.next();
    return next.done === true ? undefined : next;
  } catch (error) {
    // The parser's own words for a form that is none have no status.
    throw error instanceof Error && 'statusCode' in error ? error : badRequest();
  }
}

/** Texts that change what the file is. */
function refuseText(name: string, value: unknown): void {
  if (fileFields.includes(name)) {
    throw invalid(name, `В поле ${quoted(name)} ожидается файл`, 'required');
  }
  // Dropzone's: this file would be a part of another.
  if (name === 'dztotalchunkcount' && Number(value) !== 1) {
    const message = 'Загрузка частями не поддерживается: отправьте файл целиком';
    throw invalid(name, message, 'chunks_not_taken');
  }
}

async function* bytesOf({ fieldname: field, file }: MultipartFile): AsyncGenerator<Buffer> {
  const tooLarge = new Failure(413, [{ message: tooBig, field, code: 'too_large' }]);
  if (file.truncated) throw tooLarge;
  file.once('limit', () => file.destroy(tooLarge));
  try {
    yield* file;
  } catch (error) {
    throw error === tooLarge ? tooLarge : badRequest();
  }
}
