/** Random tokens that are shown once and kept only as hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** SHA-256 suffices: a random token can't be guessed from its hash. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
