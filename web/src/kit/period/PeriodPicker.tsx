// Picks the period of statistics, which is stored in the address.
import { useLocation, useNavigate } from 'react-router';
import { Box, Button, DateBox, Flex, HStack, today } from '../../ui/index.ts';
import { firstDayOf, maxPeriodDays, type Period } from './period.ts';

export function PeriodPicker({ from, to }: Period) {
  const navigate = useNavigate();
  const location = useLocation();
  const go = (period: Period) => {
    const search = new URLSearchParams(location.search);
    for (const [name, day] of Object.entries(period)) {
      if (day === null) search.delete(name);
      else search.set(name, day);
    }
    void navigate({ search: String(search) }, { replace: true, preventScrollReset: true });
  };
  return (
    <Flex gap="4" wrap="wrap" alignItems="end">
      <Box w="160px">
        <DateBox
          label="С"
          value={from}
          min={to === null ? undefined : firstDayOf(to, maxPeriodDays)}
          max={to ?? undefined}
          onChange={(day) => go({ from: day, to })}
        />
      </Box>
      <Box w="160px">
        <DateBox
          label="по"
          value={to}
          min={from ?? undefined}
          max={today()}
          onChange={(day) => go({ from, to: day })}
        />
      </Box>
      <HStack gap="2">
        {presets.map(({ days, label }) => (
          <Button
            key={days}
            size="sm"
            onClick={() => go({ from: firstDayOf(today(), days), to: null })}
          >
            {label}
          </Button>
        ))}
      </HStack>
    </Flex>
  );
}

const presets = [
  { days: 7, label: 'Неделя' },
  { days: 30, label: '30 дней' },
  { days: 365, label: 'Год' },
];
