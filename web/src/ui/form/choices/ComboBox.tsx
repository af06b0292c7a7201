// Selects one record by searching for its name.
import { X } from 'lucide-react';
import { IconButton } from '../../text/Button.tsx';
import { ComboInput, type ComboStyleProps } from './ComboInput.tsx';
import { useCombo, type RecordCreation } from './useCombo.ts';
import type { RecordSearch } from './useRecordSearch.ts';

/** The value of the field. */
export type ChosenRecord = { readonly id: string; readonly name: string };

export type ComboBoxProps = ComboStyleProps & {
  value: ChosenRecord | null;
  onChange: (value: ChosenRecord | null) => void;
  onBlur?: (() => void) | undefined;
  search: RecordSearch;
  create?: RecordCreation | undefined;
  error?: string | null;
};

export function ComboBox({
  value,
  onChange,
  onBlur,
  search,
  create,
  error = null,
  ...look
}: ComboBoxProps) {
  const combo = useCombo({
    search,
    create,
    chosen: value ? [value] : [],
    shown: value?.name ?? '',
    onChoose: ({ id, name }) => onChange({ id, name }),
    onErase: () => onChange(null),
    onBlur,
  });

  const clear = () => {
    onChange(null);
    combo.anchor.current?.focus();
  };

  return (
    <ComboInput
      {...look}
      combo={combo}
      chosenIds={value ? [value.id] : []}
      error={error}
      action={
        value &&
        !look.disabled && (
          <IconButton size="sm" label={`Очистить: ${look.label}`} icon={<X />} onClick={clear} />
        )
      }
    />
  );
}
