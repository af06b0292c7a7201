// Form fields of a webinar's start, duration and room.
import {
  DateTimeField,
  Grid,
  Select,
  Stack,
  Text,
  TextField,
  url,
  useFieldValue,
  wholeNumber,
} from '../../ui/index.ts';
import { optionsOf, platformNames } from './webinarWords.ts';
import type { WebinarPlatform } from '../../__generated__/WebinarForm_webinar.graphql.ts';

/** Requires the form values `startsAt`, `duration`, `platform` and `link`. */
export function WebinarTime() {
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <DateTimeField name="startsAt" label="Начало" hint="Пусто — время ещё не назначено" />
        <TextField
          name="duration"
          label="Минут"
          inputMode="numeric"
          required
          rules={[wholeNumber(1, 1440)]}
        />
      </Grid>
      <Select name="platform" label="Площадка" required options={optionsOf(platformNames)} />
      <Room />
    </Stack>
  );
}

/** The fields of the selected platform. */
function Room() {
  const platform = useFieldValue<WebinarPlatform>('platform');
  if (platform === 'ZOOM') {
    return (
      <Text size="sm" tone="muted">
        Собрание создаётся на вкладке «Вебинар», в карточке «Проведение»: время и название оно
        возьмёт у урока и будет меняться вместе с ними.
      </Text>
    );
  }
  return (
    <TextField
      name="link"
      label="Ссылка на комнату"
      hint="По ней заходят ученики"
      rules={[url()]}
    />
  );
}
