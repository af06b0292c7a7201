// The link component of the application: React Router's, or the one passed to UiProvider (which may prefetch on hover).
import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
} from 'react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

export type RouteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

export const LinkContext = createContext<ElementType<RouteLinkProps>>(Link);

export function RouteLink(props: RouteLinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** A link inside text. */
export const TextLink = chakra(RouteLink, {
  base: {
    color: 'primary',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
