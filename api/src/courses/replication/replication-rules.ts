// What the copy of a course is called.

const mostLetters = 255;
const copied = ' (копия)';

export const copiedName = (name: string): string =>
  `${name.slice(0, mostLetters - copied.length)}${copied}`.toWellFormed();
