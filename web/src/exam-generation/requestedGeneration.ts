// A generation that was requested: the ids of its page and of its job.

export interface RequestedGeneration {
  readonly databaseId: number;
  readonly job: { readonly id: string } | null | undefined;
}
