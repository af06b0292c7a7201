// Selects several records by searching for their names; the selected ones are listed below.
import { chakra } from '@chakra-ui/react';
import { Chip } from '../../text/Chip.tsx';
import type { ChosenRecord } from './ComboBox.tsx';
import { ComboInput, type ComboStyleProps } from './ComboInput.tsx';
import { useCombo, type RecordCreation } from './useCombo.ts';
import type { RecordSearch } from './useRecordSearch.ts';

export type MultiComboBoxProps = ComboStyleProps & {
  value: readonly ChosenRecord[];
  onChange: (value: readonly ChosenRecord[]) => void;
  onBlur?: (() => void) | undefined;
  search: RecordSearch;
  create?: RecordCreation | undefined;
  error?: string | null;
};

export function MultiComboBox({
  value,
  onChange,
  onBlur,
  search,
  create,
  error = null,
  ...look
}: MultiComboBoxProps) {
  const without = (id: string) => value.filter((chosen) => chosen.id !== id);
  const combo = useCombo({
    search,
    create,
    chosen: value,
    shown: '',
    onChoose: ({ id, name }) => {
      const others = without(id);
      onChange(others.length < value.length ? others : [...value, { id, name }]);
    },
    onBlur,
    isMultiple: true,
  });

  const remove = (id: string) => {
    onChange(without(id));
    combo.anchor.current?.focus();
  };

  return (
    <ComboInput {...look} combo={combo} chosenIds={value.map(({ id }) => id)} error={error}>
      {value.length > 0 && (
        <Chosen aria-label={`Выбрано: ${look.label}`}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <Chip
                label={name}
                removeLabel={`Убрать «${name}»`}
                onRemove={look.disabled ? undefined : () => remove(id)}
              />
            </li>
          ))}
        </Chosen>
      )}
    </ComboInput>
  );
}

const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    m: '0',
    mt: '2',
    p: '0',
    listStyleType: 'none',
    '& > li': { maxW: 'full' },
  },
});
