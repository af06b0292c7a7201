// Labels of block statuses, callout styles and programming languages.
import type { CodeLanguage } from '@kafedra/common/lessons';
import type { BlockType, CalloutTone } from '../../__generated__/BlockView_block.graphql.ts';

/** Types whose new block begins with the focus in the rich-text editor. */
export const startsWithText: ReadonlySet<BlockType> = new Set(['TEXT', 'CALLOUT', 'HOMEWORK']);

export const blockNouns = ['блок', 'блока', 'блоков'] as const;

export const toneLabels: Record<CalloutTone, string> = {
  NOTE: 'К сведению',
  TIP: 'Совет',
  WARNING: 'Предупреждение',
  IMPORTANT: 'Важно',
};

/** Official names. */
const names: Record<CodeLanguage, string> = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  pascal: 'Pascal',
  php: 'PHP',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

export const codeLanguageNames: Readonly<Record<string, string>> = names;
