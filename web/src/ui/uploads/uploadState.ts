// The states of an upload as text.
import type { UploadView } from '../../kit/uploads/job.ts';
import { formatSize, formatTimeLeft } from '../format/format.ts';

export function stateWords(upload: UploadView): string {
  const { state, message, needsFile } = upload;
  if (state === 'failed') return message ?? '';
  if (needsFile) return `Чтобы продолжить, выберите этот же файл. ${howFar(upload)}`;
  if (state === 'sending') return [howFar(upload), ...pace(upload)].join(', ');
  if (state === 'paused' || state === 'interrupted') return `${words[state]}, ${howFar(upload)}`;
  return words[state];
}

const words = {
  waiting: 'Ждёт своей очереди',
  offline: 'Нет сети, загрузка продолжится сама',
  retrying: 'Нет связи с сервером, пробуем ещё раз',
  paused: 'Приостановлена',
  interrupted: 'Прервана',
  ending: 'Сохраняется',
  done: 'Загружен',
} as const;

const howFar = ({ sent, size }: UploadView) => `${formatSize(sent)} из ${formatSize(size)}`;

function pace({ bytesPerSecond, sent, size }: UploadView): string[] {
  if (bytesPerSecond === null || bytesPerSecond < 1) return [];
  const now = Date.now();
  const until = new Date(now + ((size - sent) / bytesPerSecond) * 1000).toISOString();
  const left = formatTimeLeft(until, now);
  return [`${formatSize(bytesPerSecond)}/с`, ...(left === null ? [] : [`ещё ${left}`])];
}

/** The announcement for screen readers; null for states that need none. */
export function newsOf({ state, name, message }: UploadView): string | null {
  switch (state) {
    case 'done':
      return `Загружен: ${name}`;
    case 'failed':
      return `${name}: ${message ?? ''}`;
    case 'offline':
    case 'retrying':
    case 'paused':
      return `${name}: ${words[state]}`;
    default:
      return null;
  }
}
