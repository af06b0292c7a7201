// Content written as lines of text, so that it can be read and mended by people who don't program:
// one record a line, its cells parted by « | ».

export interface Topic {
  /** Reads on after a colon: «Физика: молекулярная физика». */
  title: string;
  /** Stands as a sentence. */
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
