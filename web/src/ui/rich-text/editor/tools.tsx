// The toolbar's parts: buttons that keep the focus in the text, menus, colours, emoticons.
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Smile } from 'lucide-react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import type { backgrounds, textColors } from '@kafedra/common/rich-text/wire';
import { Button, IconButton } from '../../text/Button.tsx';
import { Menu, type MenuEntries } from '../../overlay/Menu.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { colorStyles } from '../styles.ts';
import { emoticons } from './emoticons.ts';

/** Keeps the focus and selection in the text while a button is pressed. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

export function Tool(props: Parameters<typeof IconButton>[0]) {
  return <IconButton size="sm" onMouseDown={keepFocus} {...props} />;
}

export function ToolMenu({
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

export function Colors<Color extends keyof typeof colorNames>({
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
  /** Text colour or background. */
  kind: 'text' | 'mark';
  /** Null removes the colour. */
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

export function Emoticons({
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

const Swatches = chakra('div', {
  base: {
    ...colorStyles,
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
