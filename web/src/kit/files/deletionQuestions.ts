// The confirmation before files are deleted permanently, in the exact words of the specification (A, section 8) where
// it has them.
import { countOf, type ConfirmOptions } from '../../ui/index.ts';

export interface RemovedFile {
  readonly name: string;
  /** The file's kind in the storage. */
  readonly kind: string;
  /** Other entries of the storage with the same file. */
  readonly copiesCount?: number;
}

/** `items` are the loaded ones of `count` selected files. */
export function filesDeletionQuestion(
  items: readonly RemovedFile[],
  count: number,
  isTrash: boolean,
): ConfirmOptions {
  const [only, ...others] = items;
  const question =
    count === 1 && only && others.length === 0
      ? fileDeletionQuestion(only, isTrash)
      : ofMany(items, count);
  return { ...question, confirmLabel: 'Удалить', danger: true };
}

/** For one file. `note` says what else is deleted or replaces it. */
export function fileDeletionQuestion(
  { name, kind, copiesCount = 0 }: RemovedFile,
  isTrash = false,
  note = '',
): { title: string; description: string } {
  const begin = note === '' ? `«${name}». ` : `«${name}». ${note} `;
  if (isTrash && copiesCount > 0) {
    return {
      title: 'Вы точно хотите удалить копию файла?',
      description: `${begin}Другие копии не будут затронуты`,
    };
  }
  if (kind === 'IMAGE') {
    return {
      title: 'Вы точно хотите удалить изображение?',
      description: `${begin}Восстановить его не получится.`,
    };
  }
  const everywhere = kind === 'FILM' ? 'Видео удалится и из всех копий. ' : '';
  return {
    title: 'Вы точно хотите удалить файл?',
    description: `${begin}${everywhere}Восстановить его не получится`,
  };
}

function ofMany(items: readonly RemovedFile[], count: number) {
  const films = items.some(({ kind }) => kind === 'FILM');
  return {
    title: `Удалить навсегда ${countOf(count, ['файл', 'файла', 'файлов'])}?`,
    description: `${films ? 'Видео, которые лежат не в корзине, удалятся и из всех копий. ' : ''}Восстановить их не получится.`,
  };
}
