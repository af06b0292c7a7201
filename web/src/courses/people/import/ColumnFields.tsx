// Fields that map the columns of a table to the data of students.
import { Fieldset, Grid, SelectBox } from '../../../ui/index.ts';
import { cellOf, importFields, type ImportField, type ImportTable } from './importedTable.ts';
import type { Mapping } from './importedTable.ts';

export function ColumnFields({
  table: { headings, rows },
  mapping,
  onChange,
}: {
  table: ImportTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const [first] = rows;
  const options = [
    { value: none, label: 'Нет в таблице' },
    ...headings.map((head, index) => ({ value: String(index), label: head })),
  ];
  return (
    <Fieldset>
      <legend>Что в каком столбце</legend>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {importFields.map((field) => {
          const example = first ? cellOf(first, mapping[field]) : '';
          return (
            <SelectBox
              key={field}
              label={labels[field]}
              options={options}
              value={mapping[field] === null ? none : String(mapping[field])}
              hint={example === '' ? undefined : `Например: ${example}`}
              onChange={(value) =>
                onChange({ ...mapping, [field]: value === none ? null : Number(value) })
              }
            />
          );
        })}
      </Grid>
    </Fieldset>
  );
}

const none = 'none';

const labels: Record<ImportField, string> = {
  email: 'Почта',
  phone: 'Телефон',
  name: 'Имя, только для сверки',
  packages: 'Пакеты',
  branch: 'Ветка',
};
