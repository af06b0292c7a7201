// The filter of the file storage: type, size and date of upload.
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { Checkbox, Fieldset, Grid, SelectBox, Stack } from '../../ui/index.ts';
import { fileKindNames, fileKinds } from '../fileKinds.tsx';
import { sizeRanges, type FileStorageState } from './fileStorageList.ts';

export function FileFilter({
  state,
  change,
}: {
  state: FileStorageState;
  change: (part: Partial<FileStorageState>) => void;
}) {
  const { kind, size } = state;
  return (
    <Stack gap="4" w={{ base: 'full', sm: '300px' }}>
      <Fieldset>
        <legend>Вид файла</legend>
        <Stack gap="1.5">
          {fileKinds.map((one) => (
            <Checkbox
              key={one}
              checked={kind.includes(one)}
              onChange={(isOn) =>
                change({ kind: isOn ? [...kind, one] : kind.filter((other) => other !== one) })
              }
            >
              {fileKindNames[one]}
            </Checkbox>
          ))}
        </Stack>
      </Fieldset>
      <SelectBox
        label="Размер"
        value={size}
        options={[
          { value: '', label: 'Любой' },
          { value: 'SMALL', label: sizeRanges.SMALL.label },
          { value: 'MEDIUM', label: sizeRanges.MEDIUM.label },
          { value: 'LARGE', label: sizeRanges.LARGE.label },
        ]}
        onChange={(chosen) => change({ size: chosen })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <DayRange title="Добавлен" first="from" last="to" state={state} change={change} />
      </Grid>
    </Stack>
  );
}
