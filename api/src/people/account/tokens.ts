// Random tokens that are shown once and kept only as hashes.
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

const accessTokenMark = 'kfd_';

/** A token for a tool, known by its mark: to the api, and to programs that look for secrets left lying about. */
export const newAccessToken = () => accessTokenMark + newToken();

export const isAccessToken = (token: string) => /^kfd_[\w-]{43}$/.test(token);

/** SHA-256 suffices: a random token can't be guessed from its hash. */
export const tokenHash = (token: string) => hash('sha256', token);
