// Loading indicators: spinner, progress bar, and skeletons.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export type SpinnerProps = {
  /** Pixels. */
  size?: number;
  /** Announced to screen readers; without it the spinner is decorative. */
  label?: string;
};

export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <chakra.span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      display="inline-block"
      boxSize={`${size}px`}
      border="2px solid"
      borderColor="currentColor"
      borderRightColor="transparent"
      borderRadius="full"
      animation="spin 700ms linear infinite"
      flexShrink={0}
    />
  );
}

export type ProgressBarProps = {
  label: string;
  /** 0 to 100; undefined shows an indeterminate bar. */
  value?: number | undefined;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <Bar aria-label={label} max={100} value={value} />;
}

export type SkeletonProps = HTMLChakraProps<'span'>;

/** A grey block; give it the size of the expected content. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      h: '14px',
      w: 'full',
      bg: 'softHover',
      borderRadius: 'sm',
      animation: 'pulse 1500ms ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '6px',
    border: 'none',
    borderRadius: 'full',
    bg: 'softHover',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: 'var(--chakra-colors-primary)',
      borderRadius: '9999px',
      transition: 'width 200ms',
    },
    '&::-moz-progress-bar': { background: 'var(--chakra-colors-primary)', borderRadius: '9999px' },
    '&:indeterminate': {
      backgroundImage:
        'linear-gradient(90deg, transparent, var(--chakra-colors-primary), transparent)',
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      animation: 'slide 1200ms ease-in-out infinite',
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
});
