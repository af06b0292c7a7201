// The keyboard and the state of a field in which a record is found by typing: a combobox with a list, as in the ARIA
// Authoring Practices. The focus stays in the field, `aria-activedescendant` goes through the list.
import { folded } from '@kafedra/common/words';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ChosenRecord } from './ComboBox.tsx';
import {
  useRecordSearch,
  type FoundRecord,
  type Question,
  type RecordSearch,
} from './useRecordSearch.ts';

/** What is not found may be made: it is named by what was typed. */
export type RecordCreation = {
  /** «Создать группу» */
  label: string;
  /** Null when it was not made, and that was told. */
  run: (name: string) => Promise<ChosenRecord | null>;
};

type ComboOptions = {
  search: RecordSearch;
  create?: RecordCreation | undefined;
  /** They stand before all others, until something is typed. */
  chosen: readonly ChosenRecord[];
  /** What the field says while nobody types in it. */
  shown: string;
  onChoose: (record: FoundRecord) => void;
  /** The whole text was deleted. */
  onErase?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The list stays open for more, unless something was typed. */
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
  /** What is looked for while the list is open; `typed` is null until something was. */
  const [question, setQuestion] = useState<(Question & { typed: string | null }) | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  /** What was chosen when the list opened: while it is open nothing in it moves. */
  const [first, setFirst] = useState(chosen);
  /** Where the arrow keys went; null until one was pressed. */
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
  // What is still being looked for may not be chosen in place of what comes.
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

  /** What lies around the box was scrolled, as browsers do by themselves to keep it in sight: whoever types in it goes on. */
  const leave = () => {
    if (document.activeElement !== anchor.current) close();
    // The list hangs where the box was.
    else dispatchEvent(new Event('resize'));
  };

  const choose = (record: FoundRecord) => {
    if (record === creation) return void makeNew();
    onChoose(record);
    goOn();
  };

  /** Whoever goes through the list may take more of it; whoever has typed a name has what they wanted. */
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
    // What comes stands after the last one.
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
    // Esc closes the list alone, not the modal that it stands in.
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
      hasMore,
      onMore: loadMore,
      onClose: leave,
      onChoose: choose,
      onRetry: retry,
    },
  } as const;
}

/** How far before the end of the list more is asked for. */
const ahead = 3;

/** Stands for the record that is yet to be made. */
const newRecord = 'new';

const isSameName = (one: string, other: string): boolean => folded(one.trim()) === folded(other);

export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}
