// Checks whether a block of some type may have the sent fields. Each check throws 422 at the field.
import { parseEmbed, servicesFor, type EmbedKind } from '@kafedra/common/embeds';
import { kindOfFile, type FileKind } from '@kafedra/common/files';
import {
  blockFields,
  blockMedia,
  longestSource,
  type BlockField,
  type BlockType,
} from '@kafedra/common/lessons';
import { Failure, invalid } from '../../kit/http/errors.ts';
import type { ChangedBlock } from './block-rules.ts';
import type { lessonBlocks } from './block-tables.ts';

/** The fields of a block that depend on its type. */
export type BlockContentInput = Partial<Pick<ChangedBlock, BlockField>>;

type Points = Pick<typeof lessonBlocks.$inferSelect, 'homework_min_points' | 'homework_max_points'>;

/** Returns the embed URL in its stored form, or undefined if no address was sent. */
export function checkedAddress(
  type: BlockType,
  sent: BlockContentInput,
  stored: Points | null,
): string | null | undefined {
  requireFields(type, sent);
  requirePoints(sent, stored);
  requireSource(type, sent);
  const address = addressOf(type, sent);
  if (address != null && (sent.media?.length ?? 0) > 0) {
    throw invalid('address', 'Файл или ссылка: оставьте что-то одно');
  }
  return address;
}

const allFields = [...new Set(Object.values(blockFields).flat())];

/** Null and empty values are allowed for every type. */
function requireFields(type: BlockType, sent: BlockContentInput): void {
  const says = (field: BlockField) => {
    const value = sent[field];
    return Array.isArray(value) ? value.length > 0 : value != null;
  };
  const other = allFields.filter((field) => !blockFields[type].includes(field) && says(field));
  if (other.length === 0) return;
  throw new Failure(
    422,
    other.map((field) => ({ field, message: 'У такого блока этого нет', code: 'invalid' })),
  );
}

function requirePoints(sent: BlockContentInput, stored: Points | null): void {
  const names = ['homework_max_points', 'homework_min_points'] as const;
  const field = names.find((name) => sent[name] != null);
  if (field === undefined) return;
  const { homework_min_points: least, homework_max_points: most } = {
    homework_min_points: sent.homework_min_points ?? stored?.homework_min_points ?? null,
    homework_max_points: sent.homework_max_points ?? stored?.homework_max_points ?? null,
  };
  if (least !== null && most !== null && most < least) {
    throw invalid(field, 'Наибольший балл меньше наименьшего');
  }
}

function requireSource(type: BlockType, { source }: BlockContentInput): void {
  const most = type === 'formula' ? longestSource.formula : longestSource.code;
  if ((source?.length ?? 0) > most)
    throw invalid('source', `Не больше ${most} символов`, 'too_long');
}

const frames: Partial<Readonly<Record<BlockType, EmbedKind>>> = {
  video: 'video',
  audio: 'audio',
  embed: 'page',
};

function addressOf(type: BlockType, { address }: BlockContentInput): string | null | undefined {
  if (address == null) return address;
  const kind = frames[type] ?? 'page';
  const found = parseEmbed(address);
  if (found !== null && (found.kind === kind || kind === 'page')) return found.address;
  throw invalid(
    'address',
    `Такую ссылку вставить нельзя. Подойдут: ${servicesFor(kind).join(', ')}`,
  );
}

export function requireFileLimit(type: BlockType, count: number): void {
  const most = blockMedia[type]?.most ?? 0;
  if (count <= most) return;
  const message = most === 1 ? 'Здесь один файл' : `Не больше ${most} файлов`;
  throw invalid('media', message, 'too_many');
}

const fileWords: Readonly<Record<FileKind, string>> = {
  image: 'Сюда подойдут только изображения',
  film: 'Сюда подойдут только видео',
  audio: 'Сюда подойдут только аудиозаписи',
  document: 'Сюда подойдут только документы',
  archive: 'Сюда подойдут только архивы',
};

interface File {
  mime_type: string;
}

export function requireFileKinds(type: BlockType, files: readonly File[]): void {
  const kind = blockMedia[type]?.kind ?? null;
  if (kind !== null && files.some(({ mime_type }) => kindOfFile(mime_type) !== kind)) {
    throw invalid('media', fileWords[kind], 'wrong_kind');
  }
}

export function requireSubtitles(file: File | undefined): void {
  if (file?.mime_type === 'text/vtt') return;
  throw invalid('captions_id', 'Субтитры — файл .vtt', 'wrong_kind');
}
