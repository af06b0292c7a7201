// The menu of «/»: the focus stays in the text, whose `aria-activedescendant` marks the active item.
import { useEffect, useId, useImperativeHandle, useState, type Ref } from 'react';
import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { actionsFor, type Action } from './actions.tsx';
import type { DialogName, SlashQuery } from './host.ts';

export interface SlashKeys {
  onKey: (event: KeyboardEvent) => boolean;
}

export function SlashMenu({
  editor,
  query,
  open,
  ref,
}: {
  editor: Editor;
  query: SlashQuery;
  open: (dialog: DialogName) => void;
  ref: Ref<SlashKeys>;
}) {
  const id = useId();
  const found = actionsFor(query.words);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, found.length - 1);
  const currentId = `${id}-${found[current]?.id ?? ''}`;

  const choose = (action: Action) => {
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    action.run(editor, open);
  };

  useImperativeHandle(ref, () => ({
    onKey: ({ key }) => {
      const action = found[current];
      if (!action) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step) setChosen((current + step + found.length) % found.length);
      else if (key === 'Enter' || key === 'Tab') choose(action);
      else return false;
      return true;
    },
  }));

  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', currentId);
    document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, currentId]);

  return (
    <Layer
      style={{ top: query.bottom + 6, left: Math.max(8, Math.min(query.left, innerWidth - 268)) }}
      data-above={query.bottom > innerHeight - 320 || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* The focus stays in the text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label="Что вставить">
        {found.map((action, index) => (
          <Option
            key={action.id}
            id={`${id}-${action.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={index === current}
            onClick={() => choose(action)}
            onPointerMove={() => setChosen(index)}
          >
            {action.icon}
            {action.label}
          </Option>
        ))}
      </div>
      {found.length === 0 && <Nothing>Ничего не найдено</Nothing>}
    </Layer>
  );
}

/** As high as other suggestion menus. */
const Layer = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'modal',
    w: '260px',
    maxH: '300px',
    p: '1',
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'surface',
    boxShadow: 'popover',
    '&[data-above]': { transform: 'translateY(calc(-100% - 32px))' },
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '34px',
    px: '2.5',
    borderRadius: 'md',
    fontSize: 'md',
    cursor: 'pointer',
    '& svg': { boxSize: '16px', flexShrink: '0', color: 'muted' },
    '&[aria-selected=true]': { bg: 'soft' },
  },
});

const Nothing = chakra('output', {
  base: { display: 'block', px: '2.5', py: '2', color: 'muted', fontSize: 'md' },
});
