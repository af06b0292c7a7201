// A block of source code, shown as plain text until the highlighter has loaded.
import { useEffect, useRef } from 'react';
import { codeLanguages, type CodeLanguage } from '@kafedra/common/lessons';
import { chakra } from '../../ui/index.ts';
import { codeLanguageNames } from './blockWords.ts';

export function CodeBlock({ source, language }: { source: string; language: string | null }) {
  const place = useRef<HTMLElement>(null);
  // The element's content is managed by the highlighter, not by React.
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    element.textContent = source;
    if (!isKnown(language)) return undefined;
    let isLeft = false;
    const show = async () => {
      const { highlighted } = await import('./highlight.ts');
      const html = await highlighted(source, language);
      if (!isLeft) element.innerHTML = html;
    };
    // Without highlighting the code is still readable.
    show().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [source, language]);
  const name = language ? (codeLanguageNames[language] ?? language) : 'Код';
  return (
    <Listing>
      <span>{name}</span>
      {/* Focusable, so that wide code can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name}>
        <code ref={place} />
      </pre>
    </Listing>
  );
}

const isKnown = (language: string | null): language is CodeLanguage =>
  (codeLanguages as readonly (string | null)[]).includes(language);

const Listing = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
    overflow: 'hidden',
    '& > span': { display: 'block', px: '3', pt: '2', color: 'muted', fontSize: 'xs' },
    '& pre': {
      m: '0',
      p: '3',
      overflowX: 'auto',
      fontFamily: 'mono',
      fontSize: 'sm',
      lineHeight: '1.5',
      tabSize: 4,
    },
    '& .hljs-comment, & .hljs-quote, & .hljs-meta': { color: 'muted' },
    '& .hljs-keyword, & .hljs-selector-tag, & .hljs-type, & .hljs-tag, & .hljs-name': {
      color: 'primary',
    },
    '& .hljs-string, & .hljs-regexp, & .hljs-addition': { color: 'success' },
    '& .hljs-number, & .hljs-literal, & .hljs-symbol, & .hljs-variable, & .hljs-attr': {
      color: 'warning',
    },
    '& .hljs-built_in, & .hljs-selector-class, & .hljs-selector-id, & .hljs-deletion': {
      color: 'danger',
    },
    '& .hljs-title, & .hljs-section': { fontWeight: 'semibold' },
  },
});
