// Checkboxes for named records, with a search box if there are many.
import { hasWords } from '@kafedra/common/words';
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { SearchField } from '../form/SearchField.tsx';
import { Text } from './Text.tsx';
import { Checkbox } from '../layout/Toggles.tsx';

/** Number of records from which the search box is shown. */
const many = 8;

export function NamedChoices<Id extends string>({
  title,
  options,
  chosen,
  onChange,
  hint,
  error = null,
}: {
  title: string;
  options: readonly { readonly id: Id; readonly name: string }[];
  chosen: readonly NoInfer<Id>[];
  onChange: (chosen: Id[]) => void;
  hint?: string;
  error?: string | null;
}) {
  const [search, setSearch] = useState('');
  if (options.length === 0) return null;
  const shown = options.filter(({ name }) => hasWords(name, search));
  return (
    <Group>
      <legend>{title}</legend>
      {options.length > many && (
        <SearchField label={`${title}: поиск`} value={search} onChange={setSearch} delay={0} />
      )}
      <div className="options">
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
        {shown.length === 0 && <Text tone="muted">Ничего не найдено</Text>}
      </div>
      {hint && (
        <Text tone="muted" size="sm" mt="1.5">
          {hint}
        </Text>
      )}
      {error && (
        <Text color="danger" size="sm" mt="1.5" role="alert">
          {error}
        </Text>
      )}
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { mb: '1.5', p: '0', color: 'muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& > .options': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      maxH: '220px',
      mt: '1.5',
      overflowY: 'auto',
    },
  },
});
