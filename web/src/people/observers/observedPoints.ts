// Points as observers read them.
import { formatNumber } from '../../ui/index.ts';

/** «7,5 из 10», «7»; a dash where there are none, or they are not told. */
export const pointsOf = (
  points: number | null | undefined,
  most: number | null | undefined,
): string => {
  if (points == null) return '—';
  return most == null ? formatNumber(points) : `${formatNumber(points)} из ${formatNumber(most)}`;
};
