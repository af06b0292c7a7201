// A file's name in the list: a button that opens the details, or an input while the file is being renamed.
import { useEffect, useRef } from 'react';
import { chakra } from '../../ui/index.ts';
import type { FileRow } from './useFileRows.ts';
import type { FileActions } from './useFileActions.tsx';

export function FileName({
  item,
  isRenamed,
  endRenaming,
  actions,
}: {
  item: FileRow;
  isRenamed: boolean;
  endRenaming: () => void;
  actions: FileActions;
}) {
  if (isRenamed) return <NameInput item={item} end={endRenaming} save={actions.saveName} />;
  return (
    <Name type="button" title={item.name} onClick={() => actions.open(item)}>
      {item.name}
    </Name>
  );
}

function NameInput({
  item,
  end,
  save,
}: {
  item: FileRow;
  end: () => void;
  save: FileActions['saveName'];
}) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const { current } = input;
    current?.focus();
    // Only the part before the extension is selected.
    const dot = current?.value.lastIndexOf('.') ?? -1;
    current?.setSelectionRange(0, dot > 0 ? dot : (current.value.length ?? 0));
  }, []);
  const leave = (isWanted: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const name = input.current?.value.trim() ?? '';
    end();
    if (isWanted && name !== '' && name !== item.name) void save(item, name);
  };
  return (
    <Input
      ref={input}
      aria-label={`Новое название: ${item.name}`}
      defaultValue={item.name}
      maxLength={255}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') leave(false);
      }}
    />
  );
}

const Name = chakra('button', {
  base: {
    maxW: 'full',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'primary', textDecoration: 'underline' },
  },
});

const Input = chakra('input', {
  base: {
    w: 'full',
    h: '32px',
    px: '2',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
  },
});
