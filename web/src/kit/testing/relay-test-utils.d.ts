// relay-test-utils brings no types: those of what is used here.
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime';

  export function createMockEnvironment(): Environment & {
    mock: {
      /** Operations that wait for an answer. */
      getAllOperations: () => OperationDescriptor[];
      /** One more answer to a subscription. */
      nextValue: (operation: OperationDescriptor, answer: GraphQLResponse) => void;
      complete: (operation: OperationDescriptor) => void;
      reject: (operation: OperationDescriptor, error: Error) => void;
      resolve: (operation: OperationDescriptor, answer: GraphQLResponse) => void;
      /** Answers the next operation as soon as it is sent. */
      queueOperationResolver: (answer: (operation: OperationDescriptor) => GraphQLResponse) => void;
    };
  };
}
