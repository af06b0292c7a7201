// The providers of the design system. Place it in the element of the root route, since modals and menus contain links;
// data providers (Relay) go around it.
import { useState, type ElementType, type ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Link } from 'react-router';
import { LinkContext, type RouteLinkProps } from '../text/link.tsx';
import { AlertsProvider } from '../overlay/alerts.tsx';
import { ModalsProvider } from '../overlay/modals.tsx';
import { system } from './system.ts';

export type UiProviderProps = {
  /**
   * The link component of the whole interface, for example one that prefetches on hover; by default React Router's.
   */
  link?: ElementType<RouteLinkProps>;
  /** Collects the styles outside of a browser. */
  cache?: EmotionCache;
  children: ReactNode;
};

export function UiProvider({ link = Link, cache: given, children }: UiProviderProps) {
  const [cache] = useState(() => given ?? makeCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <I18nProvider locale="ru-RU">
          <LinkContext value={link}>
            <AlertsProvider>
              <ModalsProvider>{children}</ModalsProvider>
            </AlertsProvider>
          </LinkContext>
        </I18nProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/** Styles carry the page's nonce for a strict content security policy. */
function makeCache() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  return createCache({ key: 'k', ...(nonce ? { nonce } : {}) });
}
