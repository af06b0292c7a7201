// The days of a period as bars: within those who saw the form, those who began it, within these those who sent it. The
// numbers themselves stand in the table.
import { Box, chakra, Flex, formatDate, formatNumber, HStack, Text } from '../../ui/index.ts';
import type { Day } from './StatisticsTab.tsx';

const series = [
  { of: 'seen', label: 'Открыли', color: 'edge' },
  { of: 'begun', label: 'Начали', color: 'primary' },
  { of: 'sent', label: 'Отправили', color: 'success' },
] as const;

const height = 100;

export function DayChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ seen, begun, sent }) => [seen, begun, sent]));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Box>
      <HStack gap="4" mb="3" wrap="wrap">
        {series.map(({ of, label, color }) => (
          <HStack key={of} gap="2">
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
        {days.map((day, index) => (
          <g key={day.day}>
            <title>{wordsOf(day)}</title>
            {series.map(({ of, color }, place) => {
              const tall = (day[of] / most) * height;
              const wide = 0.9 - place * 0.25;
              return (
                <chakra.rect
                  key={of}
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
          (day, place) =>
            day && (
              <Text key={place} tone="muted" size="sm">
                {formatDate(day.day)}
              </Text>
            ),
        )}
      </Flex>
    </Box>
  );
}

const wordsOf = (day: Day): string =>
  [
    formatDate(day.day),
    ...series.map(({ of, label }) => `${label.toLocaleLowerCase('ru')} ${formatNumber(day[of])}`),
  ].join(', ');
