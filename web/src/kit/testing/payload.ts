// The fields of every mutation payload, and which interfaces it implements, for tests that answer in place of the
// gateway.

export interface MockError {
  readonly message: string;
  readonly field?: string | null;
  readonly code?: string | null;
}

export const payloadOf = (...userErrors: readonly MockError[]) => ({
  __isMutationPayload: 'MutationPayload',
  __isBulkPayload: 'BulkPayload',
  __isChangePayload: 'ChangePayload',
  __isDeletionPayload: 'DeletionPayload',
  __isRestorationPayload: 'RestorationPayload',
  __isTrashPayload: 'TrashPayload',
  userErrors: userErrors.map((error) => ({ field: null, code: 'invalid', ...error })),
});
