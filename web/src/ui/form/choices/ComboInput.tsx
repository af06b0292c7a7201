// The input and the list of a combobox.
import { Suspense, type ReactNode } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { countOf } from '../../format/format.ts';
import { SuggestionsLayer } from '../../overlay/layers.ts';
import { Spinner } from '../../charts/Progress.tsx';
import { FieldFrame, Input, InputBox, Inside, type FrameProps } from '../frame.tsx';
import type { useCombo } from './useCombo.ts';
import type { SearchState } from './useRecordSearch.ts';

/** Props shared by all comboboxes. */
export type ComboStyleProps = FrameProps & {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
};

type ComboInputProps = ComboStyleProps & {
  combo: ReturnType<typeof useCombo>;
  chosenIds: readonly string[];
  error: string | null;
  /** A button inside the box, on the right. */
  action?: ReactNode;
  /** Below the box. */
  children?: ReactNode;
};

export function ComboInput({
  combo: { field, list, isSearching },
  label,
  hint,
  required,
  hideLabel = false,
  placeholder = 'Начните вводить название',
  disabled,
  chosenIds,
  error,
  action,
  children,
}: ComboInputProps) {
  return (
    <FieldFrame label={label} hint={hint} required={required} error={error} hideLabel={hideLabel}>
      {(control) => (
        <>
          <InputBox>
            <Input
              {...control}
              {...field}
              type="text"
              placeholder={placeholder}
              disabled={disabled}
              aria-busy={isSearching || undefined}
              pr="9"
              truncate
            />
            <Inside tight={Boolean(action) && !isSearching} passive={!action || isSearching}>
              {isSearching ? <Spinner /> : (action ?? <ChevronDown size={16} aria-hidden />)}
            </Inside>
          </InputBox>
          <VisuallyHidden asChild>
            <output>{list && list.isOpen && outcome(list)}</output>
          </VisuallyHidden>
          {children}
          {list && (
            <Suspense>
              <SuggestionsLayer {...list} label={label} chosenIds={chosenIds} />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Announced to screen readers. */
function outcome({ status, records, hasMore }: SearchState): string {
  if (status === 'searching') return '';
  if (status === 'failed') return 'Не удалось выполнить поиск. Нажмите Enter, чтобы повторить.';
  if (records.length === 0) return 'Ничего не найдено';
  const count = countOf(records.length, ['вариант', 'варианта', 'вариантов']);
  return hasMore ? `${count}, дальше есть ещё` : count;
}
