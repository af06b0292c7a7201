// Derives the key of one attempt at a challenge: with Web Crypto, or in JavaScript where that is missing (plain http
// from another machine).
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as byBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

export const deriveKey: DeriveKeyFunction = (parameters, salt, password) =>
  globalThis.isSecureContext
    ? byBrowser(parameters, salt, password)
    : plainly(parameters, salt, password);

/** `PBKDF2/SHA-256`, about six times slower. */
const plainly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
