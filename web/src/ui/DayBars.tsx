// Days as bars. The numbers themselves stand in a table.
import { Bars, type BarSeries } from './Bars.tsx';
import { formatDate, formatNumber } from './format.ts';

export function DayBars({
  series,
  days,
}: {
  /** The widest first. */
  series: readonly BarSeries[];
  days: readonly {
    day: string;
    /** In the order of the series. */
    numbers: readonly number[];
  }[];
}) {
  const dayAt = (place: number) => formatDate(days.at(place)?.day);
  return (
    <Bars
      series={series}
      bars={days.map(({ day, numbers }) => ({ key: day, name: formatDate(day), numbers }))}
      most={(count) => `До ${formatNumber(count)} в день`}
      ends={[dayAt(0), dayAt(-1)]}
    />
  );
}
