// Buttons: one filled action per screen, the others plain; `danger` for destructive ones.
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { chakra, defineRecipe } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { RouteLink, type RouteLinkProps } from './link.tsx';
import { Spinner } from '../charts/Progress.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** An icon after the text, for example a chevron. */
  iconAfter?: ReactNode;
  /** As wide as its container. */
  full?: boolean | undefined;
};

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'color'> & {
    /** Shows a spinner over the text, keeps the width, and ignores clicks. */
    loading?: boolean | undefined;
  };

export function Button({
  icon,
  iconAfter,
  loading = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? swallow : onClick}
    >
      {icon}
      {children}
      {iconAfter}
      {loading && <ButtonSpinner />}
    </StyledButton>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'iconAfter' | 'children' | 'full'> & {
  icon: ReactNode;
  /** Accessible name; also shown on hover. */
  label: string;
};

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  loading = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <StyledButton
      title={label}
      {...rest}
      type={type}
      variant={variant}
      square
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? swallow : onClick}
    >
      {icon}
      {loading && <ButtonSpinner />}
    </StyledButton>
  );
}

export type LinkButtonProps = Look &
  Omit<RouteLinkProps, 'color'> & {
    /** Another link component than the application's. */
    as?: ElementType | undefined;
  };

/** A link that looks like a button; middle click and copying the address work. */
export function LinkButton({ icon, iconAfter, children, ...rest }: LinkButtonProps) {
  return (
    <StyledLink {...rest}>
      {icon}
      {children}
      {iconAfter}
    </StyledLink>
  );
}

export type IconLinkProps = Pick<Look, 'size' | 'variant'> &
  Omit<RouteLinkProps, 'color' | 'children'> & {
    icon: ReactNode;
    /** Accessible name; also shown on hover. */
    label: string;
  };

/** A link that looks like an `IconButton`. */
export function IconLink({ icon, label, variant = 'ghost', ...rest }: IconLinkProps) {
  return (
    <StyledLink title={label} {...rest} variant={variant} square aria-label={label}>
      {icon}
    </StyledLink>
  );
}

export type OutsideButtonProps = Look & { url: string; children: ReactNode };

/** A link to another site, in a new tab. */
export function ExternalLinkButton({
  url,
  icon,
  iconAfter,
  children,
  ...look
}: OutsideButtonProps) {
  return (
    <StyledAnchor {...look} href={url} target="_blank" rel="noreferrer">
      {icon}
      {children}
      {iconAfter}
    </StyledAnchor>
  );
}

export type DownloadButtonProps = Pick<Look, 'size' | 'variant' | 'full'> & {
  url: string;
  fileName: string;
  /** «Скачать» by default. */
  children?: ReactNode;
};

/** Downloads a file. */
export function DownloadButton({
  url,
  fileName,
  children = 'Скачать',
  ...look
}: DownloadButtonProps) {
  return (
    <StyledAnchor {...look} href={url} download={fileName}>
      <Download aria-hidden />
      {children}
    </StyledAnchor>
  );
}

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: 'lg',
    fontWeight: 'medium',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& > svg': { flexShrink: 0 },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55 },
    '&[aria-busy=true]': { opacity: 1, color: 'transparent !important' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'primary',
        color: 'onPrimary',
        '&:not(:disabled):hover': { bg: 'primaryHover' },
      },
      secondary: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line',
        '&:not(:disabled):hover': { bg: 'soft', borderColor: 'edge' },
        '&[aria-expanded=true]': { bg: 'soft' },
      },
      ghost: {
        bg: 'transparent',
        color: 'muted',
        '&:not(:disabled):hover': { bg: 'softHover', color: 'ink' },
        '&[aria-expanded=true]': { bg: 'softHover', color: 'ink' },
      },
      danger: {
        bg: 'danger',
        color: 'onPrimary',
        '&:not(:disabled):hover': { bg: 'dangerHover' },
      },
    },
    size: {
      md: { h: 'control', px: '3.5', fontSize: 'md', '& > svg': { boxSize: '16px' } },
      sm: { h: 'controlSmall', px: '2.5', fontSize: 'sm', '& > svg': { boxSize: '16px' } },
    },
    full: { true: { w: 'full' } },
    square: { true: { px: '0' } },
  },
  compoundVariants: [
    { square: true, size: 'md', css: { w: 'control', '& > svg': { boxSize: '18px' } } },
    { square: true, size: 'sm', css: { w: 'controlSmall' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

const StyledButton = chakra('button', recipe);
const StyledLink = chakra(RouteLink, recipe);
const StyledAnchor = chakra('a', recipe);

function ButtonSpinner() {
  return (
    <chakra.span position="absolute" inset="0" display="grid" placeItems="center" color="muted">
      <Spinner />
    </chakra.span>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}
