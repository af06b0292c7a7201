// What is shown while something loads: a spinner, a bar for known progress, and skeletons of the size of what comes.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export type SpinnerProps = {
  /** Pixels. */
  size?: number;
  /** Said to screen readers; without it the spinner is decoration. */
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
  /** 0 to 100; without it the bar only says that work goes on. */
  value?: number | undefined;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  const known = value !== undefined;
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(value) : undefined}
      h="6px"
      w="full"
      bg="softHover"
      borderRadius="full"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        bg="primary"
        borderRadius="full"
        transition="width 200ms"
        style={{ width: known ? `${Math.min(100, Math.max(0, value))}%` : '40%' }}
        animation={known ? undefined : 'slide 1200ms ease-in-out infinite'}
      />
    </chakra.div>
  );
}

export type SkeletonProps = HTMLChakraProps<'span'>;

/** A grey block; give it the size of what will stand there. */
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
