// Days as bars, one before the other where there are several numbers of each. The numbers themselves stand in a table.
import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { formatDate, formatNumber } from './format.ts';
import { Text } from './Text.tsx';

export interface BarSeries {
  label: string;
  /** A name of `tokens.ts`. */
  color: string;
}

const height = 100;

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
  const most = Math.max(1, ...days.flatMap(({ numbers }) => numbers));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Box>
      <HStack gap="4" mb="3" wrap="wrap">
        {series.map(({ label, color }) => (
          <HStack key={label} gap="2">
            <Box boxSize="12px" borderRadius="sm" bg={color} aria-hidden />
            <Text size="sm">{label}</Text>
          </HStack>
        ))}
      </HStack>
      <Text tone="muted" size="sm">{`До ${formatNumber(most)} в день`}</Text>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        w="full"
        h="180px"
        borderBottom="1px solid"
        borderColor="edge"
      >
        {days.map(({ day, numbers }, index) => (
          <g key={day}>
            <title>{wordsOf(day, numbers, series)}</title>
            {series.map(({ label, color }, place) => {
              const tall = ((numbers[place] ?? 0) / most) * height;
              const wide = 0.9 - place * 0.25;
              return (
                <chakra.rect
                  key={label}
                  fill={color}
                  x={index + (1 - wide) / 2}
                  y={height - tall}
                  width={wide}
                  height={tall}
                />
              );
            })}
          </g>
        ))}
      </chakra.svg>
      <Flex justifyContent="space-between" mt="1">
        {[first, last].map(
          (each, place) =>
            each && (
              <Text key={place} tone="muted" size="sm">
                {formatDate(each.day)}
              </Text>
            ),
        )}
      </Flex>
    </Box>
  );
}

const wordsOf = (day: string, numbers: readonly number[], series: readonly BarSeries[]): string =>
  [
    formatDate(day),
    ...series.map(
      ({ label }, place) => `${label.toLocaleLowerCase('ru')} ${formatNumber(numbers[place] ?? 0)}`,
    ),
  ].join(', ');
