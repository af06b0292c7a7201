// A bar chart; several series overlap in one bar. Screens also show the numbers in a table.
import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { formatNumber } from '../format/format.ts';
import { Text } from '../text/Text.tsx';

export interface BarSeries {
  label: string;
  /** A colour name of `tokens.ts`. */
  color: string;
}

const height = 100;

export function Bars({
  series,
  bars,
  maximumLabel: words,
  ends,
}: {
  /** The widest first. */
  series: readonly BarSeries[];
  bars: readonly {
    key: string;
    name: string;
    /** In the order of the series. */
    numbers: readonly number[];
  }[];
  /** The label of the maximum. */
  maximumLabel: (count: number) => string;
  /** The labels at the start and end of the axis. */
  ends: readonly [string, string];
}) {
  const most = Math.max(1, ...bars.flatMap(({ numbers }) => numbers));
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
      <Text tone="muted" size="sm">
        {words(most)}
      </Text>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        w="full"
        h="180px"
        borderBottom="1px solid"
        borderColor="edge"
      >
        {bars.map(({ key, name, numbers }, index) => (
          <g key={key}>
            <title>{wordsOf(name, numbers, series)}</title>
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
        {ends.map((end, place) => (
          <Text key={place} tone="muted" size="sm">
            {end}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}

const wordsOf = (name: string, numbers: readonly number[], series: readonly BarSeries[]): string =>
  [
    name,
    ...series.map(
      ({ label }, place) => `${label.toLocaleLowerCase('ru')} ${formatNumber(numbers[place] ?? 0)}`,
    ),
  ].join(', ');
