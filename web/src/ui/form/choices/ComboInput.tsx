// The box and the list of a field in which records are found by typing.
import { Suspense, type ReactNode } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { countOf } from '../../format/format.ts';
import { SuggestionsLayer } from '../../overlay/layers.ts';
import { Spinner } from '../../charts/Progress.tsx';
import { FieldFrame, Input, InputBox, Inside, type FrameProps } from '../frame.tsx';
import type { useCombo } from './useCombo.ts';
import type { SearchState } from './useRecordSearch.ts';

/** What a field of this kind takes, alone or in a form. */
export type ComboLook = FrameProps & {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The label is only for screen readers. */
  hideLabel?: boolean | undefined;
};

type ComboInputProps = ComboLook & {
  combo: ReturnType<typeof useCombo>;
  chosenIds: readonly string[];
  error: string | null;
  /** A button inside the box on the right. */
  action?: ReactNode;
  /** Under the box. */
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

/** Told to those who can't see the list. */
function outcome({ status, records, hasMore }: SearchState): string {
  if (status === 'searching') return '';
  if (status === 'failed') return 'Не удалось выполнить поиск. Нажмите Enter, чтобы повторить.';
  if (records.length === 0) return 'Ничего не найдено';
  const count = countOf(records.length, ['вариант', 'варианта', 'вариантов']);
  return hasMore ? `${count}, дальше есть ещё` : count;
}
