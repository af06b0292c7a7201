// Everything that the design system needs around the application. Stands in the element of the root route: modals and
// menus hold links. Data providers (Relay) go around it.
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
  /** The link that the whole interface uses, for example one that prefetches on hover. Default: React Router's. */
  link?: ElementType<RouteLinkProps>;
  /** Takes the styles where there is no page. */
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

/** Styles carry the page's nonce, so that a strict content security policy lets them in. */
function makeCache() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  return createCache({ key: 'k', ...(nonce ? { nonce } : {}) });
}
