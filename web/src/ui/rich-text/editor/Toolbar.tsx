// The toolbar: one stop of the Tab key, arrows go along it, Escape back into the text.
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
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
  Smile,
  Table,
  Undo2,
} from 'lucide-react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { backgrounds, textColors } from '@kafedra/common/rich-text/wire';
import { Button, IconButton } from '../../Button.tsx';
import { Menu, type MenuEntries, type MenuItem } from '../../overlay/Menu.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { colorLook } from '../look.ts';
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
import { emoticons } from './emoticons.ts';
import type { DialogName } from './host.ts';

export function Toolbar({
  editor,
  place,
  open,
  isCode,
  onCode,
}: {
  editor: Editor;
  /** Where the focus goes when it is asked for. */
  place: RefObject<HTMLDivElement | null>;
  open: (dialog: DialogName) => void;
  /** The HTML is shown. */
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
    // The menu gives the focus back first.
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

/** After a layer has let go of the page: until then it keeps the focus. */
function afterLayer(editor: Editor, work: () => void): void {
  const wait = () => {
    if (editor.view.dom.closest('[inert]')) requestAnimationFrame(wait);
    else work();
  };
  requestAnimationFrame(wait);
}

/** The text keeps the focus and its selection while a button is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Tool(props: Parameters<typeof IconButton>[0]) {
  return <IconButton size="sm" onMouseDown={keepFocus} {...props} />;
}

function ToolMenu({
  label,
  icon,
  disabled,
  items,
}: {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  items: MenuEntries;
}) {
  return (
    <Menu
      label={label}
      placement="bottom start"
      items={items}
      trigger={<Tool label={label} icon={icon} disabled={disabled} />}
    />
  );
}

const colorNames: Record<(typeof textColors)[number] | (typeof backgrounds)[number], string> = {
  red: 'Красный',
  orange: 'Оранжевый',
  yellow: 'Жёлтый',
  green: 'Зелёный',
  blue: 'Синий',
  purple: 'Фиолетовый',
  grey: 'Серый',
};

function Colors<Color extends keyof typeof colorNames>({
  label,
  icon,
  disabled,
  colors,
  kind,
  onChoose,
}: {
  label: string;
  icon: ReactElement;
  disabled: boolean;
  colors: readonly Color[];
  /** Of their letters, or of what is behind them. */
  kind: 'text' | 'mark';
  /** Null takes the colour away. */
  onChoose: (color: Color | null) => void;
}) {
  return (
    <Popover label={label} trigger={<Tool label={label} icon={icon} disabled={disabled} />}>
      {(close) => {
        const choose = (color: Color | null) => () => {
          close();
          onChoose(color);
        };
        return (
          <AriaToolbar aria-label={label}>
            <Swatches>
              {colors.map((color) => (
                <Swatch
                  key={color}
                  type="button"
                  title={colorNames[color]}
                  aria-label={colorNames[color]}
                  className={`${kind}-${color}`}
                  onClick={choose(color)}
                >
                  А
                </Swatch>
              ))}
            </Swatches>
            <Button size="sm" full onClick={choose(null)}>
              Без цвета
            </Button>
          </AriaToolbar>
        );
      }}
    </Popover>
  );
}

function Emoticons({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (sign: string) => void;
}) {
  return (
    <Popover
      label="Смайлики"
      trigger={<Tool label="Смайлики" icon={<Smile />} disabled={disabled} />}
    >
      {(close) => (
        <AriaToolbar aria-label="Смайлики">
          <Signs>
            {emoticons.map(([sign, name]) => (
              <Swatch
                key={sign}
                type="button"
                title={name}
                aria-label={name}
                onClick={() => {
                  close();
                  onChoose(sign);
                }}
              >
                {sign}
              </Swatch>
            ))}
          </Signs>
        </AriaToolbar>
      )}
    </Popover>
  );
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

const Swatches = chakra('div', {
  base: {
    ...colorLook,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 36px)',
    gap: '1',
    mb: '2',
  },
});

const Signs = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, 36px)', gap: '0.5', maxH: '300px' },
});

const Swatch = chakra('button', {
  base: {
    boxSize: '36px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'surface',
    fontSize: 'xl',
    lineHeight: '1',
    _hover: { borderColor: 'edge' },
  },
});
