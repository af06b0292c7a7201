// The toolbar: one tab stop, arrow keys between buttons, Escape back to the text.
import type { KeyboardEvent, RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  AlignLeft,
  Baseline,
  ChevronDown,
  FileCode,
  Highlighter,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { backgrounds, textColors } from '@kafedra/common/rich-text/wire';
import { Button } from '../../text/Button.tsx';
import { Menu, type MenuItem } from '../../overlay/Menu.tsx';
import {
  aligning,
  blocks,
  clearing,
  insertions,
  letters,
  lineSpacing,
  lists,
  styles,
  table,
  tableTools,
  type Action,
} from './actions.tsx';
import type { DialogName } from './host.ts';
import { Colors, Emoticons, keepFocus, Tool, ToolMenu } from './tools.tsx';

export function Toolbar({
  editor,
  place,
  open,
  isCode,
  onCode,
}: {
  editor: Editor;
  /** The element to focus on request. */
  place: RefObject<HTMLDivElement | null>;
  open: (dialog: DialogName) => void;
  /** The HTML view is open. */
  isCode: boolean;
  onCode: () => void;
}) {
  const { active, canUndo, canRedo } = useEditorState({ editor, selector: stateOf });
  const run = (action: Action) => () => action.run(editor, open);
  const button = (action: Action) => (
    <Tool
      key={action.id}
      label={withKeys(action)}
      icon={action.icon}
      {...(action.isActive && { 'aria-pressed': active[action.id] ?? false })}
      disabled={isCode}
      onClick={run(action)}
    />
  );
  const item = (action: Action): MenuItem => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    checked: active[action.id] ?? false,
    // The menu returns the focus first.
    onAction: () => afterLayer(editor, run(action)),
  });
  const style = styles.find(({ id }) => active[id]);

  return (
    <Bar
      ref={place}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') editor.commands.focus();
      }}
    >
      <AriaToolbar aria-label="Оформление текста">
        <Group>
          <Tool
            label="Отменить (Ctrl+Z)"
            icon={<Undo2 />}
            disabled={isCode || !canUndo}
            onClick={() => editor.chain().focus().undo().run()}
          />
          <Tool
            label="Вернуть (Ctrl+Shift+Z)"
            icon={<Redo2 />}
            disabled={isCode || !canRedo}
            onClick={() => editor.chain().focus().redo().run()}
          />
        </Group>
        <Group>
          <Menu
            label="Стиль абзаца"
            placement="bottom start"
            items={styles.map(item)}
            trigger={
              <Button
                variant="ghost"
                size="sm"
                onMouseDown={keepFocus}
                iconAfter={<ChevronDown />}
                disabled={isCode}
                aria-label={`Стиль абзаца: ${style?.label ?? 'Обычный текст'}`}
              >
                <StyleName>{style?.label ?? 'Обычный текст'}</StyleName>
              </Button>
            }
          />
        </Group>
        <Group>{letters.map(button)}</Group>
        <Group>
          <Colors
            label="Цвет текста"
            icon={<Baseline />}
            disabled={isCode}
            colors={textColors}
            kind="text"
            onChoose={(color) =>
              afterLayer(editor, () => editor.chain().focus().setTextColor(color).run())
            }
          />
          <Colors
            label="Цвет фона"
            icon={<Highlighter />}
            disabled={isCode}
            colors={backgrounds}
            kind="mark"
            onChoose={(color) =>
              afterLayer(editor, () => editor.chain().focus().setBackground(color).run())
            }
          />
          {button(clearing)}
        </Group>
        <Group>
          <ToolMenu
            label="Выравнивание и интервал"
            icon={aligning.find(({ id }) => active[id])?.icon ?? <AlignLeft />}
            disabled={isCode}
            items={[
              { heading: 'Выравнивание', items: aligning.map(item) },
              { heading: 'Между строками', items: lineSpacing.map(item) },
            ]}
          />
          {lists.map(button)}
        </Group>
        <Group>
          {insertions.map(button)}
          <ToolMenu
            label="Таблица"
            icon={<Table />}
            disabled={isCode}
            items={
              active['table']
                ? tableTools.map(item)
                : [{ ...item(table), label: 'Вставить таблицу' }]
            }
          />
          <Emoticons
            disabled={isCode}
            onChoose={(sign) =>
              afterLayer(editor, () => editor.chain().focus().insertContent(sign).run())
            }
          />
        </Group>
        <Group>{blocks.map(button)}</Group>
        <Group>
          <Tool label="Код HTML" icon={<FileCode />} aria-pressed={isCode} onClick={onCode} />
        </Group>
      </AriaToolbar>
    </Bar>
  );
}

const all = [
  ...styles,
  ...letters,
  ...aligning,
  ...lineSpacing,
  ...lists,
  ...insertions,
  ...blocks,
  table,
];

const stateOf = ({ editor }: { editor: Editor }) => ({
  active: Object.fromEntries(all.map(({ id, isActive }) => [id, isActive?.(editor) ?? false])),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const withKeys = ({ label, keys }: Action): string =>
  keys ? `${label} (${keys.join('+')})` : label;

/** Runs after a layer has released the focus. */
function afterLayer(editor: Editor, work: () => void): void {
  const wait = () => {
    if (editor.view.dom.closest('[inert]')) requestAnimationFrame(wait);
    else work();
  };
  requestAnimationFrame(wait);
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    p: '1',
    borderBottom: '1px solid',
    borderColor: 'line',
    borderTopRadius: 'lg',
    bg: 'surface',
    '& > [role=toolbar]': { display: 'flex', flexWrap: 'wrap', rowGap: '0.5', columnGap: '2.5' },
    '& [aria-pressed=true]': { bg: 'primarySoft', color: 'primary' },
  },
});

const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.5' } });

const StyleName = chakra('span', {
  base: { w: '128px', textAlign: 'start', truncate: true },
});
