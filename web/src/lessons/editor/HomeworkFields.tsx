// Form fields of a lesson's homework: the task and its points.
import {
  Grid,
  RichTextField,
  Stack,
  TextField,
  wholeNumber,
  type TextUploads,
} from '../../ui/index.ts';

const points = wholeNumber(0, 1000);

export function HomeworkFields({
  uploads,
  readOnly,
  takesFocus,
}: {
  uploads: TextUploads;
  readOnly: boolean;
  /** The user has just added the homework. */
  takesFocus: boolean;
}) {
  return (
    <Stack gap="4">
      <RichTextField
        name="homework"
        label="Что сделать"
        hint="Пусто — задания нет"
        uploads={uploads}
        readOnly={readOnly}
        takesFocus={takesFocus}
        short
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          name="homeworkMinPoints"
          label="Баллов, не меньше"
          inputMode="numeric"
          rules={[points]}
        />
        <TextField
          name="homeworkMaxPoints"
          label="Баллов, не больше"
          hint="Пусто — сколько поставит проверяющий"
          inputMode="numeric"
          rules={[points]}
        />
      </Grid>
    </Stack>
  );
}
