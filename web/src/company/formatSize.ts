// `2,4 МБ`: how big a file is.
export function formatSize(bytes: number): string {
  const units = ['Б', 'КБ', 'МБ', 'ГБ'];
  const step = Math.min(units.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const text = value.toLocaleString('ru-RU', {
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
  return `${text}\u00a0${units[step] ?? ''}`;
}
