// The schema of rich text, built from the extensions that the editor also uses, without its interactive ones.
import { getSchema, type AnyExtension } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { blocks } from './blocks.ts';
import { disclosure } from './disclosure.ts';
import { marks } from './marks.ts';
import { media } from './media.ts';
import { tables } from './tables.ts';

export const richTextExtensions: readonly AnyExtension[] = [
  ...blocks,
  ...media,
  ...disclosure,
  ...tables,
  ...marks,
];

export const richTextSchema: Schema = getSchema([...richTextExtensions]);
