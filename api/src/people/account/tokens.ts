// Random tokens, which are shown once and stored as hashes only.
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, encoded for use in headers and URLs. */
export const generateToken = () => randomBytes(32).toString('base64url');

const accessTokenMark = 'kfd_';

/** A token with a fixed prefix, by which the API and secret scanners recognize access tokens. */
export const generateAccessToken = () => accessTokenMark + generateToken();

export const isAccessToken = (token: string) => /^kfd_[\w-]{43}$/.test(token);

/** SHA-256 suffices because a random token cannot be guessed from its hash. */
export const tokenHash = (token: string) => hash('sha256', token);
