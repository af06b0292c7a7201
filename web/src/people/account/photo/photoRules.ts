// The allowed types and size of a profile photo.
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Bytes. */
const largest = 10 * 1024 * 1024;

/** The error message for an unsuitable file; null if the file is suitable. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!photoTypes.some((known) => known === type)) {
    return 'Неизвестный формат файла. Подойдут JPG, PNG, WebP и GIF';
  }
  return size > largest ? 'Файл слишком большой: нужно не больше 10\u00a0МБ' : null;
}
