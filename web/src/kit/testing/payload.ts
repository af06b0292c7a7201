// The fields of every mutation payload, for tests that answer in place of the gateway.

export interface MockError {
  readonly message: string;
  readonly field?: string | null;
  readonly code?: string | null;
}

export const payloadOf = (...userErrors: readonly MockError[]) => ({
  __isMutationPayload: 'MutationPayload',
  userErrors: userErrors.map((error) => ({ field: null, code: 'invalid', ...error })),
});
