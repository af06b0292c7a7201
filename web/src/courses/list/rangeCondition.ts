// Describes ranges of prices and dates for the filter's chips.
import { dateRangeText } from '../../kit/list/filter/fieldConditionText.ts';
import { formatNumber } from '../../ui/index.ts';

type Ends<Name extends string> = Readonly<Record<`${Name}_from` | `${Name}_to`, string | null>>;

/** Describes the range and returns the state without it; false if both ends are open. */
export function rangeCondition<Name extends string>(
  state: Ends<Name>,
  title: string,
  name: Name,
): { words: string; without: Record<string, null> } | false {
  const [first, last] = [`${name}_from`, `${name}_to`] as const;
  const [from, to] = [state[first], state[last]];
  if (from === null && to === null) return false;
  const words = name === 'price' ? prices(from, to) : dateRangeText(from, to);
  return { words: `${title}: ${words}`, without: { [first]: null, [last]: null } };
}

const prices = (from: string | null, to: string | null): string =>
  [from !== null && `от ${formatNumber(from)}`, to !== null && `до ${formatNumber(to)}`]
    .filter(Boolean)
    .join(' ') + '\u00a0₽';
