// The validity period and the usage limits of promo codes.
import { DateField, Grid, TextField, wholeNumber } from '../../ui/index.ts';

export function LimitFields() {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <DateField name="dateStart" label="С какого дня" hint="Пусто — сразу" />
      <DateField name="dateEnd" label="По какой день" hint="Включительно; пусто — всегда" />
      {limits.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint="Пусто — сколько угодно"
          inputMode="numeric"
          rules={[wholeNumber(1, mostUses)]}
        />
      ))}
    </Grid>
  );
}

/** The server's maximum. */
const mostUses = 1_000_000;

const limits = [
  { name: 'maxUseCount', label: 'Использований всего' },
  { name: 'singleUserMaxUseCount', label: 'Одним человеком' },
  { name: 'singleUserMaxUseCountInCourse', label: 'Одним человеком на одном курсе' },
] as const;
