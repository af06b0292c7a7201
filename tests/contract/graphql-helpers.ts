// The helpers that each part of the GraphQL suite receives.
import type { Json } from '../kit/rest.ts';

export interface GraphqlHelpers {
  /**
   * Runs an operation that must succeed, as the administrator of the demo school or with another token.
   */
  ask: (query: string, variables?: Json, as?: string | null) => Promise<Json>;
  /** Runs a mutation that must succeed, and returns its payload. */
  mutate: (name: string, input: Json, select: string, as?: string | null) => Promise<Json>;
  /**
   * Uploads a file to a path below `/media`, as the administrator of the demo school; returns the response.
   */
  upload: (address: string, name: string, bytes: Buffer<ArrayBuffer>) => Promise<Json>;
  /** Downloads the file at a URL that the gateway returned. */
  download: (url: string) => Promise<Buffer<ArrayBuffer>>;
  /** A solved captcha for one `captcha` argument. */
  solvedCaptcha: () => Promise<string>;
  /** The folder of sent mails; defined once the suite runs. */
  outbox: () => string;
}
