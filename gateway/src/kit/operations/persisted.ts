// The registered operations: those of the web app, written by relay-compiler under the SHA-256 of their texts. A text
// counts as registered in any form, so sending it with a hash gains nothing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface PersistedOperations {
  /** The text for `documentId: "sha256:…"`. */
  readonly textOf: (documentId: string) => string | undefined;
  readonly hasText: (text: string) => boolean;
}

export const noPersistedOperations: PersistedOperations = {
  textOf: () => undefined,
  hasText: () => false,
};

/** Throws an Error that describes what is wrong with the file. */
export function readPersistedOperations(file: string): PersistedOperations {
  const texts = new Map<string, string>();
  for (const [hash, text] of Object.entries(parse(file))) {
    if (createHash('sha256').update(text).digest('hex') !== hash) {
      throw new Error(`${file}: the text under ${hash} does not have this SHA-256`);
    }
    texts.set(`sha256:${hash}`, text);
  }
  const known = new Set(texts.values());
  return { textOf: (documentId) => texts.get(documentId), hasText: (text) => known.has(text) };
}

function parse(file: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'expected texts by their SHA-256' : String(error);
    throw new Error(`${file} cannot be used: ${reason}`, { cause: error });
  }
}
