// Converts a transcript to WebVTT captions: https://www.w3.org/TR/webvtt1/.

export interface Segment {
  /** Seconds with fractions. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const captionsOf = (segments: readonly Segment[]): string =>
  [
    'WEBVTT',
    ...segments
      .filter(({ start, end }) => end > start)
      .map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(text)}`),
  ].join('\n\n');

/** Escapes characters that WebVTT would read as tags or as the end of a cue. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/g, ' ');

function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const part = (length: number, by: number, of = Number.POSITIVE_INFINITY) =>
    String(Math.floor(thousandths / by) % of).padStart(length, '0');
  return `${part(2, 3_600_000)}:${part(2, 60_000, 60)}:${part(2, 1000, 60)}.${part(3, 1, 1000)}`;
}
