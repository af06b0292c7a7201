// Parser of content that is written as lines of text, so that people who don't program can edit it: one record per
// line, with cells separated by « | ».

export interface Topic {
  /** Follows a colon: «Физика: молекулярная физика». */
  title: string;
  /** A complete sentence. */
  about: string;
}

export function table(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));
}

export function topics(text: string): Topic[] {
  return table(text).map(([title = '', about = '']) => ({ title, about }));
}
