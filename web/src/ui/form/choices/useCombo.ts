// State and keyboard of a combobox with a list, after the ARIA Authoring Practices: the focus stays in the field and
// `aria-activedescendant` marks the active option.
import { folded } from '@kafedra/common/words';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ChosenRecord } from './ComboBox.tsx';
import {
  useRecordSearch,
  type FoundRecord,
  type SearchRequest,
  type RecordSearch,
} from './useRecordSearch.ts';

/** Creates a record that wasn't found, named by the typed text. */
export type RecordCreation = {
  /** «Создать группу» */
  label: string;
  /** Null on failure, which has been reported. */
  run: (name: string) => Promise<ChosenRecord | null>;
};

type ComboOptions = {
  search: RecordSearch;
  create?: RecordCreation | undefined;
  /** Listed first until the user types. */
  chosen: readonly ChosenRecord[];
  /** The field's text while the user isn't typing. */
  shown: string;
  onChoose: (record: FoundRecord) => void;
  /** Called when the whole text is deleted. */
  onErase?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The list stays open after a selection without typed text. */
  isMultiple?: boolean;
};

export function useCombo({
  search,
  create,
  chosen,
  shown,
  onChoose,
  onErase,
  onBlur,
  isMultiple = false,
}: ComboOptions) {
  const listId = useId();
  const anchor = useRef<HTMLInputElement>(null);
  /** The current search; `typed` is null before the first input. */
  const [question, setQuestion] = useState<(SearchRequest & { typed: string | null }) | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  /** The selection when the list opened: the order of the open list doesn't change. */
  const [first, setFirst] = useState(chosen);
  /** The position of the arrow keys; null before the first key. */
  const [place, setPlace] = useState<number | null>(null);
  const { status, records: found, hasMore, loadMore } = useRecordSearch(search, question);
  const [isCreating, setCreating] = useState(false);

  const isOpen = question !== null;
  const text = question?.text.trim() ?? '';
  const others = found.filter(({ id }) => !first.some((each) => each.id === id));
  const isNamed = found.some(({ name }) => isSameName(name, text));
  const creation: FoundRecord | null =
    create && status === 'found' && text !== '' && !isNamed
      ? { id: newRecord, name: `${create.label} «${text}»` }
      : null;
  const listed = text === '' && status !== 'failed' ? [...first, ...others] : found;
  const records = creation ? [...listed, creation] : listed;
  // Results of an outdated search can't be selected.
  const canChoose = isOpen && status === 'found' && records.length > 0;
  const active = canChoose ? (place ?? (question.text.trim() ? 0 : -1)) : -1;

  const lookFor = (typed: string | null) => {
    if (!isOpen) setFirst(chosen);
    setQuestion({ typed, text: typed ?? '' });
    setWasOpen(true);
    setPlace(null);
  };

  const close = () => {
    setQuestion(null);
    setPlace(null);
  };

  /** Browsers scroll the surroundings to keep a focused box in sight; then the list stays open. */
  const leave = () => {
    if (document.activeElement !== anchor.current) close();
    // The list is positioned anew on resize.
    else dispatchEvent(new Event('resize'));
  };

  const choose = (record: FoundRecord) => {
    if (record === creation) return void makeNew();
    onChoose(record);
    goOn();
  };

  /** Without typed text the list stays open for more; after typing a name it closes. */
  const goOn = () => {
    if (!isMultiple || text !== '') close();
  };

  const makeNew = async () => {
    if (!create || isCreating) return;
    setCreating(true);
    const made = await create.run(text);
    setCreating(false);
    if (!made) return;
    onChoose(made);
    goOn();
  };

  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    lookFor(value);
    if (value === '') onErase?.();
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) return lookFor(null);
    if (!canChoose) return;
    const from = active === -1 && step === -1 ? 0 : active;
    const to = from + step;
    if (to >= records.length - ahead) loadMore();
    // The arrow waits at the last option while more are loading.
    if (to === records.length && hasMore) return;
    setPlace((to + records.length) % records.length);
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
    // Esc closes only the list, not the surrounding modal.
    event.stopPropagation();
  };

  return {
    anchor,
    isSearching: (isOpen && status === 'searching') || isCreating,
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
        // Selected text is replaced by further typing.
        anchor.current?.select();
      },
      onBlur: () => {
        close();
        onBlur?.();
      },
    },
    /** Props of SuggestionsLayer, which is rendered from the first opening on. */
    list: wasOpen && {
      id: listId,
      anchor,
      isOpen,
      isMultiple,
      status,
      records,
      active,
      hasMore,
      onMore: loadMore,
      onClose: leave,
      onChoose: choose,
      onRetry: retry,
    },
  } as const;
}

/** How many options before the end the next page is loaded. */
const ahead = 3;

/** The id of the option that creates a record. */
const newRecord = 'new';

const isSameName = (one: string, other: string): boolean => folded(one.trim()) === folded(other);

export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}
