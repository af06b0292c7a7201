// The keyboard and the state of a field in which a record is found by typing: a combobox with a list, as in the ARIA
// Authoring Practices. The focus stays in the field, `aria-activedescendant` goes through the list.
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { usePreload } from '../overlay/layers.ts';
import {
  useRecordSearch,
  type FoundRecord,
  type Question,
  type RecordSearch,
} from './useRecordSearch.ts';

type ComboOptions = {
  search: RecordSearch;
  /** What the field says while nobody types in it. */
  shown: string;
  onChoose: (record: FoundRecord) => void;
  /** The whole text was deleted. */
  onErase?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The list stays open for more. */
  isMultiple?: boolean;
};

export function useCombo({
  search,
  shown,
  onChoose,
  onErase,
  onBlur,
  isMultiple = false,
}: ComboOptions) {
  const listId = useId();
  const anchor = useRef<HTMLInputElement>(null);
  /** What is looked for while the list is open; `typed` is null until something was. */
  const [question, setQuestion] = useState<(Question & { typed: string | null }) | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  /** Where the arrow keys went; null until one was pressed. */
  const [place, setPlace] = useState<number | null>(null);
  const { status, records } = useRecordSearch(search, question);
  usePreload();

  const isOpen = question !== null;
  // What is still being looked for may not be chosen in place of what comes.
  const canChoose = isOpen && status === 'found' && records.length > 0;
  const active = canChoose ? (place ?? (question.text.trim() ? 0 : -1)) : -1;

  const lookFor = (typed: string | null) => {
    setQuestion({ typed, text: typed ?? '' });
    setWasOpen(true);
    setPlace(null);
  };

  const close = () => {
    setQuestion(null);
    setPlace(null);
  };

  const choose = (record: FoundRecord) => {
    onChoose(record);
    if (isMultiple) lookFor('');
    else close();
  };

  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    lookFor(value);
    if (value === '') onErase?.();
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) return lookFor(null);
    if (!canChoose) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setPlace((from + step + records.length) % records.length);
  };

  const accept = () => {
    const record = records[active];
    if (record) choose(record);
    else if (status === 'failed') retry();
  };

  const retry = () => lookFor(question?.typed ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen) accept();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // Esc closes the list alone, not the modal that it stands in.
    event.stopPropagation();
  };

  return {
    anchor,
    isSearching: isOpen && status === 'searching',
    field: {
      ref: anchor,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      value: question?.typed ?? shown,
      'aria-autocomplete': 'list',
      'aria-expanded': canChoose,
      'aria-controls': canChoose ? listId : undefined,
      'aria-activedescendant': active === -1 ? undefined : optionId(listId, active),
      onChange: type,
      onKeyDown,
      onClick: () => {
        if (isOpen) return;
        lookFor(null);
        // What is typed next takes the place of the name.
        anchor.current?.select();
      },
      onBlur: () => {
        close();
        onBlur?.();
      },
    },
    /** What SuggestionsLayer needs; nothing before it is needed. */
    list: wasOpen && {
      id: listId,
      anchor,
      isOpen,
      isMultiple,
      status,
      records,
      active,
      onClose: close,
      onChoose: choose,
      onRetry: retry,
    },
  } as const;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}
