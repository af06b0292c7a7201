// The display name of a question: its first words.
import { plainText } from '../../kit/rich-text/rich-text.ts';

const longest = 60;

export const nameOfQuestion = (text: string): string =>
  plainText(text).trim().slice(0, longest).toWellFormed();
