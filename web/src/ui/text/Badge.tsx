// Small labels of a status.
import type { CSSProperties, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { toDarkTheme, readableOn } from '../theme/contrast.ts';
import { colors } from '../theme/tokens.ts';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

export type BadgeProps = { tone?: Tone; children: ReactNode };

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <StyledBadge tone={tone} title={typeof children === 'string' ? children : undefined}>
      {children}
    </StyledBadge>
  );
}

export type ColourBadgeProps = {
  /** Colours chosen by users, as `#1d5fd6`, adjusted for contrast and the dark theme. */
  text: string;
  background: string;
  children: string;
};

export function ColourBadge({ text, background, children }: ColourBadgeProps) {
  const dark = toDarkTheme({ text, ground: background }, colors.surface[1]);
  const variables = {
    '--text': readableOn(background, text),
    '--ground': background,
    '--dark-text': dark.text,
    '--dark-ground': dark.ground,
  } as CSSProperties;
  return (
    <ColouredBadge title={children} style={variables}>
      {children}
    </ColouredBadge>
  );
}

/** The six states of a course or a lesson. */
export type VisibilityStatus = 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';

export type StatusBadgeProps = {
  status: VisibilityStatus;
  /** The label, which depends on the screen («Видимый» in the editor, «Активный» in the list). */
  children?: ReactNode;
};

export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, label } = statuses[status];
  return <Badge tone={tone}>{children ?? label}</Badge>;
}

const statuses: Record<VisibilityStatus, { tone: Tone; label: string }> = {
  start: { tone: 'primary', label: 'Стартовый' },
  visible: { tone: 'success', label: 'Видимый' },
  trial: { tone: 'primary', label: 'Пробный' },
  close: { tone: 'warning', label: 'Скрытый' },
  draft: { tone: 'neutral', label: 'Черновик' },
  deleted: { tone: 'danger', label: 'Удаленный' },
};

const shape = {
  display: 'inline-block',
  // In pixels: percentages don't limit it where the container's width follows its content.
  maxW: '240px',
  px: '2',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: '22px',
  verticalAlign: 'middle',
  truncate: true,
} as const;

const ColouredBadge = chakra('span', {
  base: {
    ...shape,
    color: 'var(--text)',
    bg: 'var(--ground)',
    _dark: { color: 'var(--dark-text)', bg: 'var(--dark-ground)' },
  },
});

const StyledBadge = chakra('span', {
  base: shape,
  variants: {
    tone: {
      neutral: { bg: 'secondarySoft', color: 'muted' },
      primary: { bg: 'primarySoft', color: 'primary' },
      success: { bg: 'successSoft', color: 'success' },
      warning: { bg: 'warningSoft', color: 'warning' },
      danger: { bg: 'dangerSoft', color: 'danger' },
    },
  },
});
