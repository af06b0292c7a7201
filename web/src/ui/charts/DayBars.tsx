// A bar chart by day. Screens also show the numbers in a table.
import { Bars, type BarSeries } from './Bars.tsx';
import { formatDate, formatNumber } from '../format/format.ts';

export function DayBars({
  series,
  days,
  most = (count) => `До ${formatNumber(count)} в день`,
}: {
  /** The widest first. */
  series: readonly BarSeries[];
  days: readonly {
    day: string;
    /** In the order of the series. */
    numbers: readonly number[];
  }[];
  /** The label of the maximum, where the numbers aren't counts. */
  most?: (count: number) => string;
}) {
  const dayAt = (place: number) => formatDate(days.at(place)?.day);
  return (
    <Bars
      series={series}
      bars={days.map(({ day, numbers }) => ({ key: day, name: formatDate(day), numbers }))}
      maximumLabel={most}
      ends={[dayAt(0), dayAt(-1)]}
    />
  );
}
