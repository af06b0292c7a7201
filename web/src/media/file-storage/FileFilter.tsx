// The filter of the file storage: type, size and date of upload.
import { Checkbox, DateBox, Fieldset, Grid, SelectBox, Stack } from '../../ui/index.ts';
import { kindNames, kinds } from '../fileKinds.tsx';
import { sizes, type FileStorageState } from './fileStorageList.ts';

export function FileFilter({
  state: { kind, size, from, to },
  change,
}: {
  state: FileStorageState;
  change: (part: Partial<FileStorageState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '300px' }}>
      <Fieldset>
        <legend>Вид файла</legend>
        <Stack gap="1.5">
          {kinds.map((one) => (
            <Checkbox
              key={one}
              checked={kind.includes(one)}
              onChange={(isOn) =>
                change({ kind: isOn ? [...kind, one] : kind.filter((other) => other !== one) })
              }
            >
              {kindNames[one]}
            </Checkbox>
          ))}
        </Stack>
      </Fieldset>
      <SelectBox
        label="Размер"
        value={size}
        options={[
          { value: '', label: 'Любой' },
          { value: 'SMALL', label: sizes.SMALL.label },
          { value: 'MEDIUM', label: sizes.MEDIUM.label },
          { value: 'LARGE', label: sizes.LARGE.label },
        ]}
        onChange={(chosen) => change({ size: chosen })}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <DateBox
          label="Добавлен с"
          value={from}
          max={to ?? undefined}
          onChange={(day) => change({ from: day })}
        />
        <DateBox
          label="по"
          value={to}
          min={from ?? undefined}
          onChange={(day) => change({ to: day })}
        />
      </Grid>
    </Stack>
  );
}
