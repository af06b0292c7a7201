// What the stories of the GraphQL suite are told with.
import type { Json } from '../kit/rest.ts';

export interface GraphqlStory {
  /** Runs an operation that must succeed, as the administrator of the demo school or with this token. */
  ask: (query: string, variables?: Json, as?: string | null) => Promise<Json>;
  /** Runs a mutation that must succeed, and gives its payload. */
  mutate: (name: string, input: Json, select: string, as?: string | null) => Promise<Json>;
  /** Sends a file to an address below `/media`, as the administrator of the demo school; gives what is answered. */
  upload: (address: string, name: string, bytes: Buffer<ArrayBuffer>) => Promise<Json>;
  /** What stands at an address that the gateway has given. */
  download: (url: string) => Promise<Buffer<ArrayBuffer>>;
  /** For `captcha`, once. */
  solvedCaptcha: () => Promise<string>;
  /** The folder of the mails that were sent; known once the suite runs. */
  outbox: () => string;
}
