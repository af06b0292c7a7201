// An order of questions that was taken: what its page and its progress are found by.

export interface Ordered {
  readonly databaseId: number;
  readonly job: { readonly id: string } | null | undefined;
}
