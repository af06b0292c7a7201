// Highlights source code. highlight.js is loaded with the first code block, each language with its first use.
import type { LanguageFn } from 'highlight.js';
import type { CodeLanguage } from '@kafedra/common/lessons';

/** Escaped HTML with highlight.js classes. */
export async function highlighted(source: string, language: CodeLanguage): Promise<string> {
  const [{ default: highlighter }, { default: grammar }] = await Promise.all([
    import('highlight.js/lib/core'),
    grammars[language](),
  ]);
  if (highlighter.getLanguage(language) === undefined) {
    highlighter.registerLanguage(language, grammar);
  }
  return highlighter.highlight(source, { language, ignoreIllegals: true }).value;
}

const grammars: Record<CodeLanguage, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  go: () => import('highlight.js/lib/languages/go'),
  html: () => import('highlight.js/lib/languages/xml'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  pascal: () => import('highlight.js/lib/languages/delphi'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};
