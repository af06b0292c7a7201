// What the stories of both suites are told with.
import type { Json, RestClient } from '../kit/rest.ts';

export interface RestStory {
  /** As the administrator of the demo school. */
  admin: RestClient;
  /** The same, below the school: paths begin as in `/groups`. */
  call: RestClient;
  /** As whoever has the token; without one, nobody. */
  client: (token?: string) => RestClient;
  /** What stands at an address that the API has given. */
  download: (url: string) => Promise<Buffer<ArrayBuffer>>;
  /** The base of the demo school; known once the suite runs. */
  readonly school: string;
  /** For `captcha`, once. */
  solvedCaptcha: () => Promise<string>;
  /** The folder of the mails that were sent. */
  outbox: string;
}

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
