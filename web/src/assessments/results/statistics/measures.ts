// Words and colours for the statistical measures of questions and topics.
import { formatNumber } from '../../../ui/index.ts';

/** «67 %»; a dash for no value. */
export const shareWords = (share: number | null | undefined): string =>
  share == null ? '—' : `${formatNumber(Math.round(share * 100))} %`;

/** By the share of points in a topic: below one half the topic should be revised. */
export function knowledgeTone(share: number): Verdict['tone'] {
  if (share < 0.5) return 'danger';
  return share < 0.75 ? 'warning' : 'success';
}

interface Verdict {
  words: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

/**
 * By the mean share of points: a question that nearly nobody or nearly everybody solves measures little.
 */
export function difficultyOf(share: number): Verdict {
  if (share < 0.25) return { words: 'трудный', tone: 'warning' };
  if (share > 0.85) return { words: 'лёгкий', tone: 'warning' };
  return { words: 'средний', tone: 'success' };
}

/** By the correlation with all other points; bounds are the usual ones of classical test theory. */
export function discriminationOf(correlation: number): Verdict {
  if (correlation < 0) return { words: 'проверьте ключ', tone: 'danger' };
  if (correlation < 0.2) return { words: 'почти не различает', tone: 'warning' };
  if (correlation < 0.4) return { words: 'различает', tone: 'neutral' };
  return { words: 'хорошо различает', tone: 'success' };
}
