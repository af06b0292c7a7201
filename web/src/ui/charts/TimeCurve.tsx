// A step chart over time: one number as an area, another as a line. Screens also show the numbers in a table.
import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { formatNumber } from '../format/format.ts';
import { Text } from '../text/Text.tsx';

export interface TimeCurveProps {
  area: { label: string; values: readonly number[] };
  line: { label: string; values: readonly number[] };
  /** The labels at the start and end of the axis. */
  ends: readonly [first: string, last: string];
}

const height = 100;

export function TimeCurve({ area, line, ends }: TimeCurveProps) {
  const most = Math.max(1, ...area.values, ...line.values);
  const width = Math.max(1, area.values.length);
  const at = (value: number) => height - (value / most) * height;
  // Steps rather than lines, since values between two points are unknown.
  const steps = (values: readonly number[]) =>
    values.map((value, index) => `L${index} ${at(value)}L${index + 1} ${at(value)}`).join('');
  return (
    <Box>
      <HStack gap="4" mb="3" wrap="wrap">
        <HStack gap="2">
          <Box boxSize="12px" borderRadius="sm" bg="primary" aria-hidden />
          <Text size="sm">{area.label}</Text>
        </HStack>
        <HStack gap="2">
          <Box w="12px" h="3px" bg="warning" aria-hidden />
          <Text size="sm">{line.label}</Text>
        </HStack>
      </HStack>
      <Text tone="muted" size="sm">{`До ${formatNumber(most)}`}</Text>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        w="full"
        h="120px"
        borderBottom="1px solid"
        borderColor="edge"
      >
        <chakra.path
          fill="primary"
          opacity="0.35"
          d={`M0 ${height}${steps(area.values)}L${width} ${height}Z`}
        />
        <chakra.path
          fill="none"
          stroke="warning"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          d={`M0 ${at(line.values[0] ?? 0)}${steps(line.values)}`}
        />
      </chakra.svg>
      <Flex justifyContent="space-between" mt="1">
        {ends.map((end, place) => (
          <Text key={place === 0 ? 'first' : 'last'} tone="muted" size="sm">
            {end}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}
